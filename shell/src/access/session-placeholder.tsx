import { ErrorState, Page, Skeleton, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './session-placeholder.module.css';

/** Holds the place of a page until the session is known. It stays invisible for the usual short moment. */
export function SessionPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed) {
    return (
      <Page>
        <ErrorState
          title="We couldn't check whether you're signed in."
          text="Check your connection, then try again."
          onRetry={onRetry}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.quiet} role="status">
        <VisuallyHidden>Checking whether you're signed in...</VisuallyHidden>
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="min(26rem, 80%)" height="1.25rem" />
        <Skeleton width="100%" height="16rem" radius="var(--radius-lg)" />
      </div>
    </Page>
  );
}
