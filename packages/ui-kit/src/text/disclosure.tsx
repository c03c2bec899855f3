import type { DetailsHTMLAttributes, FormEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style'> {
  /** The label of the toggle. */
  summary: ReactNode;
}

/** Collapsible content, closed at first. It opens where a field inside can't be sent. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details onInvalidCapture={open} {...rest}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon size={16} className={classNames('chevron', styles.chevron)} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function open({ currentTarget }: FormEvent<HTMLDetailsElement>): void {
  currentTarget.open = true;
}
