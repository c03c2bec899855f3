import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page under its own `h2`. */
export function Section({ title, description, actions, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.root, className)} aria-labelledby={titleId}>
      <div className={styles.header}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
