import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

export interface CardFootProps {
  children: ReactNode;
  className?: string;
}

/** Facts and buttons below a line, at the same height on all the cards of a row. */
export function CardFoot({ children, className }: CardFootProps) {
  return <div className={classNames(styles.foot, className)}>{children}</div>;
}
