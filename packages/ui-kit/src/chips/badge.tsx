import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'green' | 'blue' | 'amber' | 'red' | 'violet';

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** A state, such as of an invite. The text says it; the colour only repeats it. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.root, styles[tone], className)}>{children}</span>;
}
