import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Cards, or components whose outermost element is a card. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Three columns, or one on a phone. As many as fit by default. */
  columns?: 3;
  className?: string;
}

/** A list of cards in columns, equally tall in each row. */
export function CardGrid({ children, label, columns, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, columns && styles.three, className)} aria-label={label}>
      {children}
    </ul>
  );
}
