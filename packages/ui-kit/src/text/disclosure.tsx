import type { DetailsHTMLAttributes, FormEvent, ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style'> {
  /** What is pressed. */
  summary: ReactNode;
}

/** What only some want to see, closed until it is asked for, or until a field inside can't be sent. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details onInvalidCapture={open} {...rest}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function open({ currentTarget }: FormEvent<HTMLDetailsElement>): void {
  currentTarget.open = true;
}
