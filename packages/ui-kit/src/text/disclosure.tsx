import type { DetailsHTMLAttributes, ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style'> {
  /** The label of the toggle. */
  summary: ReactNode;
}

/** Collapsible content, closed at first. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
