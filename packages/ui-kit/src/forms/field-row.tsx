import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-row.module.css';

export interface FieldRowProps {
  children: ReactNode;
  className?: string;
}

/** Short fields that belong together, side by side where they fit. */
export function FieldRow({ children, className }: FieldRowProps) {
  return <div className={classNames(styles.root, className)}>{children}</div>;
}
