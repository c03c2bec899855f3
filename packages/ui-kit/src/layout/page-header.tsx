import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** 'p' while the page itself is on its way: it has no heading until it is there. */
  titleAs?: 'h1' | 'p';
  description?: ReactNode;
  actions?: ReactNode;
}

/** The page's one `h1` with what it is about and what can be done. */
export function PageHeader({ title, titleAs: Title = 'h1', description, actions }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <Title className={styles.title}>{title}</Title>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
