interface Awaited {
  isLoading: boolean;
  isFetched: boolean;
  failureCount: number;
}

/**
 * Whether a query is in its first attempt, for which everything below it waits so that nothing moves. Later attempts keep what
 * stands there, with the text that somebody may have typed.
 */
export function isFirstAwaited({ isLoading, isFetched, failureCount }: Awaited): boolean {
  return isLoading && !isFetched && failureCount === 0;
}
