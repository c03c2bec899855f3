import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Tells, without getting in the way, why nothing new appears. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.region}>
      {isOnline ? null : <p className={styles.notice}>You are offline. What you see may be out of date.</p>}
    </div>
  );
}
