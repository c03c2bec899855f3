import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row-list.module.css';

interface RowListProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  as?: 'ul' | 'ol' | 'dl';
}

/** A bordered list with a rule between its rows, hidden while empty. Its children are the rows. */
export function RowList({ as: Element = 'ul', className, ...rest }: RowListProps) {
  return <Element {...rest} className={classNames(styles.root, className)} />;
}
