import { Badge, Button, Spinner } from '@crewdeck/ui-kit';
import styles from './result-bar.module.css';

interface ResultBarProps {
  isLoading: boolean;
  /** What is shown, or that it loads, in words. */
  text: string;
  /** How many match in all, where that is more than is shown. */
  total: number | null;
  areFiltersSet: boolean;
  onClear: () => void;
}

/** One line above the list that tells, to the ear as well, how the search is going. */
export function ResultBar({ isLoading, text, total, areFiltersSet, onClear }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.text} role="status">
        {isLoading && <Spinner />}
        <span>{text}</span>
        {total !== null && <span className={styles.total}>of {total.toLocaleString()}</span>}
      </p>
      {areFiltersSet && (
        <div className={styles.filters}>
          <Badge tone="blue">Filters active</Badge>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </div>
  );
}
