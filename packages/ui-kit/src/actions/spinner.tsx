import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration beside a text that already says so. */
  label?: string;
}

/** A small turning ring, as large as the text around it. Slows to a pulse where reduced motion is asked for. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
