import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** An icon from the kit. */
  icon?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

/** Shown in place of an empty list: why it is empty, and what to do next. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
