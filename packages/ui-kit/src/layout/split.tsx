import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './split.module.css';

interface SplitProps {
  /** Above `main`, and first on a phone. */
  head?: ReactNode;
  /** The wide column. */
  main: ReactNode;
  /** The narrow column, before `main` on a phone. */
  side?: ReactNode;
  /** Below `side`, last on a phone. */
  more?: ReactNode;
  /** The side of the narrow column. */
  sideAt?: 'start' | 'end';
}

/** A page in two columns, or in one on narrow screens. */
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
