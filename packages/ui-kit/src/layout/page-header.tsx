import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** `p` in a placeholder, which has no heading yet. */
  titleAs?: 'h1' | 'p';
  description?: ReactNode;
  actions?: ReactNode;
}

/** The page's one `h1`, with a description and actions. */
export function PageHeader({ title, titleAs: Title = 'h1', description, actions }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <Title className={styles.title}>{title}</Title>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
