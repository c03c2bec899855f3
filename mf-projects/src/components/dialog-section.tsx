import { type ReactNode, useId } from 'react';
import styles from './dialog-section.module.css';

/** A part of a dialog, under a heading quieter than the dialog's own title. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
