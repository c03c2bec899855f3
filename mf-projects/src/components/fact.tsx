import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** One line of a `dl` of facts: what it is, and how it stands. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
