import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-text.module.css';

export interface SkeletonTextProps {
  lines: number;
  className?: string;
}

/** Lines of text that are on their way; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines, className }: SkeletonTextProps) {
  return (
    <span className={classNames(styles.root, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width={line > 0 && line === lines - 1 ? '62%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}
