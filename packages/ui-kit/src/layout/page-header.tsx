import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** 'p' while the page itself is on its way: it has no heading until it is there. */
  titleAs?: 'h1' | 'p';
  description?: ReactNode;
  actions?: ReactNode;
  /** A few words above the title that place it. */
  eyebrow?: ReactNode;
  className?: string;
}

/** The page's one `h1` with what it is about and what can be done. */
export function PageHeader({
  title,
  titleAs: Title = 'h1',
  description,
  actions,
  eyebrow,
  className,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.root, className)}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <Title className={styles.title}>{title}</Title>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
