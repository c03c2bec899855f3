import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fact-list.module.css';

/** A description list in two columns. Its children are `dt` and `dd`. */
export function FactList({ className, ...rest }: Omit<HTMLAttributes<HTMLDListElement>, 'style'>) {
  return <dl {...rest} className={classNames(styles.root, className)} />;
}
