import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-list.module.css';

interface IconListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style'> {
  /** Of the text. Icons are always muted. */
  tone?: 'muted';
}

/** Short facts, each after an icon. Its children are `IconItem`s. */
export function IconList({ tone, className, ...rest }: IconListProps) {
  return <ul {...rest} className={classNames(styles.root, tone && styles[tone], className)} />;
}

interface IconItemProps {
  /** An icon from the kit, hidden from screen readers. */
  icon: ReactNode;
  children: ReactNode;
  className?: string;
}

export function IconItem({ icon, children, className }: IconItemProps) {
  return (
    <li className={classNames(styles.item, className)}>
      {icon}
      {/* A link keeps its padding out of the line only where it is inline. */}
      <div>{children}</div>
    </li>
  );
}
