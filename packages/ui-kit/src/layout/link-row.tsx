import type { ReactElement, ReactNode } from 'react';
import { Words } from './boxes.tsx';
import styles from './link-row.module.css';

interface LinkRowProps {
  /** A small `Avatar`, or a `Cover` that `isTile`. */
  picture: ReactNode;
  /** The link, named by the title. The whole row follows it. */
  link: ReactElement;
  /** One line of facts. */
  children: ReactNode;
  /** What somebody says about it, in full. */
  words?: string | null;
}

/** A row of a `RowList` that leads somewhere: picture, title, one line of facts and perhaps words. Without these and with letters of the usual size, it is 72 px high. */
export function LinkRow({ picture, link, children, words = null }: LinkRowProps) {
  return (
    <li className={styles.root}>
      {picture}
      <span className={styles.words}>
        <Words as="span" lines={1} weight="semibold">
          {link}
        </Words>
        <Words as="span" lines={1} tone="muted" size="sm">
          {children}
        </Words>
        {words === null ? null : (
          <Words as="span" size="sm" dir="auto">
            {words}
          </Words>
        )}
      </span>
    </li>
  );
}
