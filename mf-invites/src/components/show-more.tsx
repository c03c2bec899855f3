import { Button } from '@crewdeck/ui-kit';
import styles from './show-more.module.css';

interface ShowMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** The way to the next page of a list; nothing on the last one. */
export function ShowMore({ query }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.root}>
      {query.isFetchNextPageError && <p role="alert">The next ones could not be loaded.</p>}
      <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}
