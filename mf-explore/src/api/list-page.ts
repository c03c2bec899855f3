import type { Http, Page, Query } from '@crewdeck/module-sdk';

/** Enough cards to fill a tall screen, and no more to draw on a first visit; the rest comes page by page as one scrolls. */
const CARDS_PER_PAGE = 24;

/** Where a page of a list is: the first one of a query, or the one that `next` of the page before points at. */
export interface PageAddress {
  path: string;
  query: Query;
  next: string | null;
}

export function listPage<T>(http: Http, { path, query, next }: PageAddress, signal: AbortSignal): Promise<Page<T>> {
  return next
    ? http.getPage<T>(next, { signal })
    : http.getPage<T>(path, { query: { ...query, limit: CARDS_PER_PAGE }, signal });
}
