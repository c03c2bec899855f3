import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  children: ReactNode;
}

/** Short fields that belong together, side by side where they fit. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className={styles.root}>{children}</div>;
}
