import { ToastRegion } from '@crewdeck/module-sdk/host';
import styles from './toasts.module.css';

/** The toasts of all modules, below the navigation, so that none covers the way in or out. */
export function Toasts() {
  return (
    <div className={styles.root}>
      <ToastRegion />
    </div>
  );
}
