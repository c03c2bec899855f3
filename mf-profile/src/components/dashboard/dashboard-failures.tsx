import { Button, Notice } from '@crewdeck/ui-kit';
import styles from './dashboard-failures.module.css';

interface DashboardFailuresProps {
  failures: readonly string[];
  onRetry: () => void;
}

/** What could not be loaded, with one retry for all of it. */
export function DashboardFailures({ failures, onRetry }: DashboardFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      {failures.map((failure) => (
        <p key={failure}>{failure}</p>
      ))}
      <Button size="sm" onClick={onRetry} className={styles.retry}>
        Try again
      </Button>
    </Notice>
  );
}
