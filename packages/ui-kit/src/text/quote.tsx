import type { ReactNode } from 'react';
import styles from './quote.module.css';

/** A message from one person to another, with its line breaks. Nothing is rendered for an empty one. */
export function Quote({ words }: { words: ReactNode }) {
  if (!words) return null;
  return (
    <blockquote dir="auto" className={styles.root}>
      {words}
    </blockquote>
  );
}
