import type { ReactElement, ReactNode } from 'react';
import { Words } from './boxes.tsx';
import styles from './link-row.module.css';

interface LinkRowProps {
  /** A small `Avatar`, or a `Cover` that `isTile`. */
  picture: ReactNode;
  /** The link, named by the title. The whole row follows it. */
  link: ReactElement;
  /** One line of facts, two on a phone. */
  children: ReactNode;
  /** What somebody says about it, in full. */
  words?: string | null;
}

/** A row of a `RowList` that leads somewhere: picture, title, facts and perhaps words. With one line of facts, no words and letters of the usual size, it is 72 px high. */
export function LinkRow({ picture, link, children, words = null }: LinkRowProps) {
  return (
    <li className={styles.root}>
      {picture}
      <span className={styles.words}>
        <Words as="span" lines={1} weight="semibold">
          {link}
        </Words>
        <Words as="span" tone="muted" size="sm" className={styles.facts}>
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
