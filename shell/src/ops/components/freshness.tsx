import { Notice } from '@crewdeck/ui-kit';
import { clockText } from '../rules/clock-texts.ts';
import styles from './releases.module.css';

interface FreshnessProps {
  /** When the API last answered. */
  updatedAt: number;
  isStale: boolean;
}

/** How old everything on the page is. Said aloud only once it can't be refreshed. */
export function Freshness({ updatedAt, isStale }: FreshnessProps) {
  return (
    <div>
      {isStale ? null : <p className={styles.quiet}>As of {clockText(updatedAt)}</p>}
      <div role="status">
        {isStale ? <Notice tone="warning">As of {clockText(updatedAt)}, could not refresh</Notice> : null}
      </div>
    </div>
  );
}
