import type { Fit } from '@crewdeck/contract';
import { CardGrid, ErrorState, LoadMore } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import type { PagedList } from '../hooks/use-paged-list.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import type { FitParts } from './fit/fit-parts.ts';
import styles from './results.module.css';

interface ResultsProps<T> {
  list: PagedList<T>;
  of: 'users' | 'projects';
  /** Names the list for screen readers. */
  label: string;
  /** What is said of a list that failed, before what to do about it. */
  failure: { title: string; text: string };
  areFiltersSet: boolean;
  /** Stands where the cards would be when there are none. */
  empty: ReactNode;
  /** In a list by fit. */
  FitGroups: FitParts['FitGroups'] | undefined;
  /** @param titleAs of the card's title, which may stand below the heading of a group */
  card: (item: T, titleAs: 'h2' | 'h3') => ReactNode;
}

/** A list in each of its states. */
export function Results<T extends { fit: Fit | null }>({
  list,
  of,
  label,
  failure: { title, text },
  areFiltersSet,
  empty,
  FitGroups,
  card,
}: ResultsProps<T>) {
  if (list.isLoading) return <CardSkeletons of={of} />;
  if (list.isFailed) {
    const kept = areFiltersSet ? ' Your filters are still set.' : '';
    return <ErrorState title={title} text={`${text} Try again in a moment.${kept}`} onRetry={list.retry} />;
  }
  if (list.items.length === 0 && !list.hasMore) return empty;
  return (
    <div className={styles.results} aria-busy={list.isOutdated}>
      {FitGroups ? (
        <FitGroups items={list.items} of={of} label={label} card={card} />
      ) : (
        <CardGrid label={label}>{list.items.map((item) => card(item, 'h2'))}</CardGrid>
      )}
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
