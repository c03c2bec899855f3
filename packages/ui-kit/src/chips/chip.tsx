import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export interface ChipProps {
  tone?: 'neutral' | 'accent' | 'outline';
  children: ReactNode;
  /** The tooltip, for text that had to be shortened. */
  title?: string;
}

/** A short word about something: a technology, a role, a tag. Says nothing about state; that is a `Badge`. */
export function Chip({ tone = 'neutral', children, title }: ChipProps) {
  return (
    <span dir="auto" className={classNames(styles.root, styles[tone])} title={title}>
      {children}
    </span>
  );
}
