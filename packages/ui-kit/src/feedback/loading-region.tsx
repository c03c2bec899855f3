import type { ReactNode } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import { classNames } from '../class-names.ts';
import styles from './loading-region.module.css';

export interface LoadingRegionProps {
  /** What is loading, such as 'Loading projects...'; shown and announced. */
  label: ReactNode;
  /** Skeletons; hidden from screen readers. */
  children?: ReactNode;
  className?: string;
}

/** Says that something is loading, and keeps its place meanwhile. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <p role="status" className={styles.label}>
        <Spinner />
        <span>{label}</span>
      </p>
      {children ? <div aria-hidden="true">{children}</div> : null}
    </div>
  );
}
