import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './split.module.css';

interface SplitProps {
  /** Opens the wide column, and the page on a phone. */
  head?: ReactNode;
  /** What it is all about, in the wide column. */
  main: ReactNode;
  /** The narrow column: on a phone it comes before `main`. */
  side?: ReactNode;
  /** Below `side`, and on a phone last. */
  more?: ReactNode;
  /** On which side the narrow column stands. */
  sideAt?: 'start' | 'end';
}

/** A page in two columns, or below each other where there is no room for two. */
export function Split({ head, main, side, more, sideAt = 'end' }: SplitProps) {
  return (
    <div className={classNames(styles.root, styles[sideAt])}>
      {head ? <div>{head}</div> : null}
      {side ? <div className={styles.side}>{side}</div> : null}
      <div className={styles.main}>{main}</div>
      {more ? <div className={styles.more}>{more}</div> : null}
    </div>
  );
}
