import type { ReactNode } from 'react';
import { Spinner } from '../actions/spinner.tsx';
import styles from './loading-region.module.css';

interface LoadingRegionProps {
  /** What is loading, such as 'Loading projects...'; shown and announced. */
  label: ReactNode;
  /** Skeletons; hidden from screen readers. */
  children?: ReactNode;
}

/** Says that something is loading, and keeps its place meanwhile. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div className={styles.root}>
      <p role="status" className={styles.label}>
        <Spinner />
        <span>{label}</span>
      </p>
      {children ? <div aria-hidden="true">{children}</div> : null}
    </div>
  );
}
