import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { RotateCwIcon, TriangleAlertIcon } from '../icons.ts';
import styles from './state.module.css';

interface ErrorStateProps {
  title: ReactNode;
  /** Where the failed part is the page itself, its title is the page's heading. */
  titleAs?: 'p' | 'h1' | 'h2';
  text?: ReactNode;
  /** Offers the retry button. */
  onRetry?: () => void;
  retryLabel?: ReactNode;
}

/** Stands in for a part that could not be shown. Announced at once. */
export function ErrorState({ title, titleAs: Title = 'p', text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(styles.root, styles.failed)}>
      <span className={styles.icon} aria-hidden="true">
        <TriangleAlertIcon />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {onRetry ? (
        <div className={styles.action}>
          <Button onClick={onRetry}>
            <RotateCwIcon aria-hidden="true" />
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
