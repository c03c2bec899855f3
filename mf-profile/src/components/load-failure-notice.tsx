import { Button, Notice } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './load-failure-notice.module.css';

interface LoadFailureNoticeProps {
  /** What could not be loaded, and what that means. */
  children: ReactNode;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Says above a page that goes on without it what could not be loaded. */
export function LoadFailureNotice({ children, isRetrying = false, onRetry }: LoadFailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert">
      {children}
      <Button size="sm" isBusy={isRetrying} onClick={onRetry} className={styles.retry}>
        Try again
      </Button>
    </Notice>
  );
}
