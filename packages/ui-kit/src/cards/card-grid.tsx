import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Cards, or components whose outermost element is a card. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  className?: string;
}

/** A list of cards side by side, as many as fit, equally tall in a row. */
export function CardGrid({ children, label, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, className)} aria-label={label}>
      {children}
    </ul>
  );
}
