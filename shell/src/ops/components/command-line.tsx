import type { ReactNode } from 'react';
import styles from './command-line.module.css';

interface CommandLineProps {
  command: string;
  /** What it is for. */
  children: ReactNode;
}

/** A command that does what a page can't. */
export function CommandLine({ command, children }: CommandLineProps) {
  return (
    <div className={styles.root}>
      <p>{children}</p>
      <code className={styles.command}>{command}</code>
    </div>
  );
}
