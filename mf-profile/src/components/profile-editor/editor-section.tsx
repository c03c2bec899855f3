import { type ReactNode, useId } from 'react';
import styles from './editor-section.module.css';

interface EditorSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A part of the editor: what it is for on one side, its fields on the other. */
export function EditorSection({ title, description, children }: EditorSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
