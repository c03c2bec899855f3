import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Cards, or components whose outermost element is a card. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Three beside or below each other, never two and one left over. As many as fit unless told. */
  columns?: 3;
  className?: string;
}

/** A list of cards side by side, as many as fit, equally tall in a row. */
export function CardGrid({ children, label, columns, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, columns && styles.three, className)} aria-label={label}>
      {children}
    </ul>
  );
}
