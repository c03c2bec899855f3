import styles from './long-text.module.css';

/** What somebody wrote at length, all of it, with their line breaks. */
export function LongText({ children }: { children: string }) {
  return (
    <p dir="auto" className={styles.root}>
      {children}
    </p>
  );
}
