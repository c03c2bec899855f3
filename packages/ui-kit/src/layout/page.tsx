import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** 'narrow' for forms and reading, 'wide' for grids of cards. */
  width?: 'narrow' | 'default' | 'wide';
  className?: string;
}

/** The column a page lives in. No landmark: the shell owns `<main>`. */
export function Page({ children, width = 'default', className }: PageProps) {
  return <div className={classNames(styles.root, styles[width], className)}>{children}</div>;
}
