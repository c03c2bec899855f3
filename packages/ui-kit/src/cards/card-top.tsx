import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

export interface CardTopProps {
  children: ReactNode;
  className?: string;
}

/** The first line of a card: the state the thing is in at the start, one quiet fact at the end. */
export function CardTop({ children, className }: CardTopProps) {
  return <div className={classNames(styles.top, className)}>{children}</div>;
}
