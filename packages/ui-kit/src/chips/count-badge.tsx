import { classNames } from '../class-names.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  count: number;
  className?: string;
}

const MOST_SHOWN = 99;

/** A notification count. Renders nothing for zero, and '99+' above 99. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return <span className={classNames(styles.root, className)}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>;
}
