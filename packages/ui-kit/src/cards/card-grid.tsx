import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IsInCardGrid } from './card.tsx';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Cards, or components whose outermost element is a card. */
  children: ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  className?: string;
}

/** Cards side by side, as many as fit, equally tall in a row. A list: its cards become list items by themselves. */
export function CardGrid({ children, label, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, className)} aria-label={label}>
      <IsInCardGrid value={true}>{children}</IsInCardGrid>
    </ul>
  );
}
