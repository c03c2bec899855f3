import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** `wide` for cards, lists and columns; the default keeps the lines of text and forms short. */
  width?: 'default' | 'wide';
}

/** The content column of a page. No landmark: the shell has `<main>`. */
export function Page({ children, width = 'default' }: PageProps) {
  return <div className={classNames(styles.root, width === 'default' && styles.default)}>{children}</div>;
}
