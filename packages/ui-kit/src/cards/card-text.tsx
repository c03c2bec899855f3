import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

export interface CardTextProps {
  children: ReactNode;
  /** How many lines to show before it is cut. All unless told. */
  lines?: number;
  className?: string;
}

/** What somebody wrote about the thing on the card, with their line breaks. */
export function CardText({ children, lines, className }: CardTextProps) {
  const style = lines === undefined ? undefined : ({ '--card-text-lines': lines } as CSSProperties);
  return (
    <p dir="auto" className={classNames(styles.text, lines !== undefined && styles.clamped, className)} style={style}>
      {children}
    </p>
  );
}
