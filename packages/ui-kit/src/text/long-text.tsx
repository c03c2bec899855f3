import styles from './long-text.module.css';

/** Long user-written text, in full and with its line breaks. */
export function LongText({ children }: { children: string }) {
  return (
    <p dir="auto" className={styles.root}>
      {children}
    </p>
  );
}
