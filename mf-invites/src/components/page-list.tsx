import { useFailureToast } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './page-list.module.css';

interface PageListProps<Item> {
  query: Parameters<typeof useFailureToast>[0] & { data: readonly Item[] | undefined; refetch: () => unknown };
  /** What they are called in a sentence. */
  things: string;
  label: string;
  /** In the place of each item while they are awaited. */
  skeleton: ReactNode;
  empty: ReactNode;
  renderItem: (item: Item) => ReactNode;
}

/** What a tab of the page lists, in each of its states. A list that fails to reload keeps showing what is known. */
export function PageList<Item>({ query, things, label, skeleton, empty, renderItem }: PageListProps<Item>) {
  useFailureToast(query, `Failed to fetch your ${things}.`);

  if (query.isLoadingError) {
    return (
      <ErrorState
        title={`Your ${things} could not be loaded`}
        text="Nothing is lost. Try again in a moment."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <LoadingRegion label={`Loading ${things}...`}>
        <div className={styles.list}>
          {skeleton}
          {skeleton}
          {skeleton}
        </div>
      </LoadingRegion>
    );
  }
  if (query.data.length === 0) return empty;
  return (
    <ul className={styles.list} aria-label={label}>
      {query.data.map(renderItem)}
    </ul>
  );
}
