import styles from './quote.module.css';

/** What somebody wrote to somebody else, with their line breaks; nothing where they wrote nothing. */
export function Quote({ words }: { words: string }) {
  if (!words) return null;
  return (
    <blockquote dir="auto" className={styles.root}>
      {words}
    </blockquote>
  );
}
