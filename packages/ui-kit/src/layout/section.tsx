import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own `h2`. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
