import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** 'wide' for a grid of cards; everything else is read line by line and keeps to the default. */
  width?: 'default' | 'wide';
}

/** The column a page lives in. No landmark: the shell owns `<main>`. */
export function Page({ children, width = 'default' }: PageProps) {
  return <div className={classNames(styles.root, width === 'default' && styles.default)}>{children}</div>;
}
