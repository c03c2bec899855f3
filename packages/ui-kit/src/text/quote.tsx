import styles from './quote.module.css';

/** A message from one person to another, with its line breaks. Nothing is rendered for an empty one. */
export function Quote({ words }: { words: string }) {
  if (!words) return null;
  return (
    <blockquote dir="auto" className={styles.root}>
      {words}
    </blockquote>
  );
}
