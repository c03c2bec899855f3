import type { AriaRole, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from '../icons.ts';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  /** 'status' or 'alert' for a notice that appears later and has to be announced. */
  role?: AriaRole;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: InfoIcon, success: CircleCheckIcon, warning: TriangleAlertIcon, danger: OctagonAlertIcon };

/** An inline message within the page. */
export function Notice({ tone, children, role, className, ref }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div ref={ref} role={role} className={classNames(styles.root, styles[tone], className)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
