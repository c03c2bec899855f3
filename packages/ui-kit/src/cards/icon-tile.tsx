import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

/** An icon on a coloured tile. Decoration. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className={styles.root} aria-hidden="true">
      {children}
    </span>
  );
}
