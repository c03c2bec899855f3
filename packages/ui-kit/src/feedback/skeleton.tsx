import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; numbers are pixels. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  className?: string;
}

/** A quiet block in the place of something that is on its way. Put it in a `LoadingRegion`, which says what. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.root, className)}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
