import { Badge, ClearFilters, Cluster, Row, Spinner, VisuallyHidden, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import type { PagedList } from '../hooks/use-paged-list.ts';
import styles from './result-bar.module.css';

const OFFLINE = "The list loads once you're back online.";

interface ResultBarProps {
  list: PagedList<unknown>;
  /** What the list holds, as the specification counts it. */
  of: 'developer(s)' | 'project(s)';
  loadingText: string;
  /** A search doesn't count: its field clears it. */
  areFiltersSet: boolean;
  /** Clears the filters. */
  onClear: () => void;
  /** The order of the list, at the end of the line. */
  order: ReactNode;
  /** What else changes the list. */
  children?: ReactNode;
}

/** One line above the list that tells, to the ear as well, how the search is going. */
export function ResultBar({ list, of, loadingText, areFiltersSet, onClear, order, children }: ResultBarProps) {
  // What is shown answers other filters.
  const isOffline = list.isPaused && list.isOutdated;
  return (
    <Cluster gap={2} align="center" justify="between" className={styles.bar}>
      <Row as="p" gap={1} align="center" size="sm" weight="medium" isNumeric role="status">
        {list.isLoading && <Spinner />}
        <span>
          <span>{isOffline ? OFFLINE : list.isLoading ? loadingText : `Showing ${list.items.length} ${of}`}</span>
          {!isOffline && list.hasMore && list.total !== null && (
            <Total count={list.total} isCapped={list.isTotalCapped} />
          )}
        </span>
      </Row>
      <Cluster gap={2} align="center" className={styles.choices}>
        {areFiltersSet && (
          <>
            <Badge tone="blue">Filters active</Badge>
            <ClearFilters variant="ghost" size="sm" onClear={onClear}>
              Clear filters
            </ClearFilters>
          </>
        )}
        {children}
      </Cluster>
      {order && <div className={styles.order}>{order}</div>}
    </Cluster>
  );
}

/** How many match over every page: `of 96`, or `of 1,000+`, which is read out as "of more than 1,000". */
function Total({ count, isCapped }: { count: number; isCapped: boolean }) {
  return (
    <Words as="span" tone="muted" weight="regular">
      {' of\u00a0'}
      {isCapped ? <VisuallyHidden>more than </VisuallyHidden> : null}
      {count.toLocaleString('en-GB')}
      {isCapped ? <span aria-hidden="true">+</span> : null}
    </Words>
  );
}
