import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; numbers are pixels. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  /** Sets the size instead of the other props. For prerendered pages: their CSP forbids `style` attributes. */
  className?: string | undefined;
}

/** A placeholder for something that loads. Put it in a `LoadingRegion`, which says what that is. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: SkeletonProps) {
  if (className) return <span className={classNames(styles.root, className)} aria-hidden="true" />;
  return <span className={styles.root} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

interface SkeletonTextProps {
  lines: number;
  className?: string;
}

/** A placeholder for lines of text. The last one is shorter, as in a paragraph. */
export function SkeletonText({ lines, className }: SkeletonTextProps) {
  return (
    <span className={classNames(styles.text, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width={line > 0 && line === lines - 1 ? '62%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}
