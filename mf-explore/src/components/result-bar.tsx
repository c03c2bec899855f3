import { Badge, Button } from '@crewdeck/ui-kit';
import styles from './result-bar.module.css';

interface ResultBarProps {
  /** What is shown, in words; `null` while nobody knows. */
  count: string | null;
  /** How many match in all, where that is more than is shown. */
  total: number | null;
  areFiltersSet: boolean;
  onClear: () => void;
}

export function ResultBar({ count, total, areFiltersSet, onClear }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {count}
        {total !== null && <span className={styles.total}> of {total.toLocaleString()}</span>}
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
