import { CardGrid, ErrorState, LoadMore } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import type { PagedList } from '../hooks/use-paged-list.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import styles from './results.module.css';

interface ResultsProps {
  list: PagedList<unknown>;
  of: 'users' | 'projects';
  /** Names the list for screen readers. */
  label: string;
  failure: { title: string; text: string };
  /** Stands where the cards would be when there are none. */
  empty: ReactNode;
  /** The cards. */
  children: ReactNode;
}

/** A list in each of its states. */
export function Results({ list, of, label, failure, empty, children }: ResultsProps) {
  if (list.isLoading) return <CardSkeletons of={of} />;
  if (list.isFailed) return <ErrorState {...failure} onRetry={list.retry} />;
  if (list.items.length === 0 && !list.hasMore) return empty;
  return (
    <div className={styles.results} aria-busy={list.isOutdated}>
      <CardGrid label={label}>{children}</CardGrid>
      {list.hasMore && (
        <LoadMore
          pageCount={list.pageCount}
          isBusy={list.isLoadingMore}
          hasFailed={list.hasFailedToLoadMore}
          onLoad={list.loadMore}
        />
      )}
    </div>
  );
}
