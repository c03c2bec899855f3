import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  count: number;
  /** The whole sentence for screen readers, such as '3 pending invites'; read instead of the number. */
  label?: string;
  className?: string;
}

const MOST_SHOWN = 99;

/** A number that asks for attention. Renders nothing for zero, and '99+' for more than fits. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) {
    return null;
  }
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <span className={classNames(styles.root, className)}>
      <span aria-hidden={label ? true : undefined}>{shown}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
