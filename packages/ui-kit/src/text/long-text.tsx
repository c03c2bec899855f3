import type { ReactNode } from 'react';
import styles from './long-text.module.css';

/** Long user-written text, in full and with its line breaks. Its children are words and links. */
export function LongText({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className={styles.root}>
      {children}
    </p>
  );
}
