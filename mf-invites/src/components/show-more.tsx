import { Button, Stack } from '@crewdeck/ui-kit';

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
    <Stack gap={2} align="center" tone="muted">
      {query.isFetchNextPageError && <p role="alert">We couldn't load more.</p>}
      <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {query.isFetchNextPageError ? 'Try again' : 'Show more'}
      </Button>
    </Stack>
  );
}
