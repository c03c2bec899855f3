import { useIsOnline } from '../use-is-online.ts';
import styles from './offline-notice.module.css';

/** Tells, without getting in the way, why nothing new appears. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.region}>
      {isOnline ? null : <p className={styles.notice}>You are offline. What you see may be out of date.</p>}
    </div>
  );
}
