import { Spinner } from '../actions/spinner.tsx';
import styles from './loading-dialog.module.css';

/** Stands in for a dialog that is on its way, once that takes a moment. The page can be used on meanwhile. */
export function LoadingDialog() {
  return (
    <div className={styles.root} role="status">
      <Spinner label="Loading…" />
    </div>
  );
}
