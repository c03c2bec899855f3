import { type ReactNode, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CountBadge } from '../chips/count-badge.tsx';
import { SlidersHorizontalIcon } from '../icons.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** The filter that people use most. */
  lead: ReactNode;
  /** How many of the others are active. */
  activeCount: number;
  children: ReactNode;
}

/** The filters of a list. On a phone all but the first collapse behind a button, so that the list starts in view, and its label is only spoken. */
export function FilterBar({ lead, activeCount, children }: FilterBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to older browsers and to the DOM of the unit tests
    <div role="search" className={styles.bar}>
      <div className={styles.lead}>{lead}</div>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <SlidersHorizontalIcon aria-hidden="true" />
        Filters
        <CountBadge count={activeCount} />
      </Button>
      <div id={id} className={styles.more} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
