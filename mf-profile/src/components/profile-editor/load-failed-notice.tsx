import { Button, Notice } from '@crewdeck/ui-kit';
import { LOAD_FAILURE_TEXTS } from '../../rules/load-failure-texts.ts';
import styles from './load-failed-notice.module.css';

interface LoadFailedNoticeProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that the saved profile could not be read, and that writing meanwhile harms nothing. */
export function LoadFailedNotice({ isRetrying, onRetry }: LoadFailedNoticeProps) {
  return (
    <Notice tone="danger" role="alert">
      <p className={styles.title}>{LOAD_FAILURE_TEXTS.profile}</p>
      <p>What you write below is kept. Saving reads your profile again and changes only what you filled in.</p>
      <Button size="sm" isBusy={isRetrying} onClick={onRetry} className={styles.retry}>
        Try again
      </Button>
    </Notice>
  );
}
