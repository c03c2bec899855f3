import { Spinner } from '../actions/spinner.tsx';
import styles from './loading-dialog.module.css';

/** Shown while a dialog loads, after 300 ms. The page stays usable. */
export function LoadingDialog() {
  return (
    <div className={styles.root} role="status">
      <Spinner label="Loading..." />
    </div>
  );
}
