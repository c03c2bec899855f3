import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is being waited for. Without it the spinner is hidden from screen readers, for use beside a text that says so. */
  label?: string;
}

/** A spinner, as large as the text around it. With reduced motion it pulses instead. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
