import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  /** For links that lead to it; a script can move the focus there. */
  id?: string;
  title: ReactNode;
  /** Why these fields are asked for, in a sentence. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A section of a long form under its own `h2`, with the fields beside it or, on narrow screens, below. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.root} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
