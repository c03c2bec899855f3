import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { RotateCwIcon, TriangleAlertIcon } from '../icons.ts';
import styles from './state.module.css';

interface ErrorStateProps {
  title: ReactNode;
  /** `h1` where the page itself failed. */
  titleAs?: 'p' | 'h1' | 'h2';
  text?: ReactNode;
  /** Called by the retry button, which is shown only with it. */
  onRetry?: () => void;
  retryLabel?: ReactNode;
}

/** Shown in place of a part that failed to load. Announced to screen readers at once. */
export function ErrorState({ title, titleAs: Title = 'p', text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  const hasRetried = useRef(false);

  useEffect(
    () => () => {
      // The pressed button goes, and the focus with it, unless what takes this place asks for it.
      if (hasRetried.current) queueMicrotask(focusMain);
    },
    [],
  );

  function retry(): void {
    hasRetried.current = true;
    onRetry?.();
  }

  return (
    <div role="alert" className={classNames(styles.root, styles.failed)}>
      <span className={styles.icon} aria-hidden="true">
        <TriangleAlertIcon />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {onRetry ? (
        <div className={styles.action}>
          <Button onClick={retry}>
            <RotateCwIcon aria-hidden="true" />
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The shell's main region, if nothing has the focus. */
function focusMain(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
