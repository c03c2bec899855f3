import { type Http, keepPreviousData, type Page, useHttp, useInfiniteQuery } from '@crewdeck/module-sdk';
import { useDeferredValue } from 'react';

/** Enough cards to fill a tall screen, and no more to draw on a first visit; scrolling brings the rest page by page. */
const CARDS_PER_PAGE = 24;

/** How long a list that is not shown is kept, in milliseconds: on the way back all of its pages are there. */
const KEPT_MS = 30 * 60_000;
/**
 * How long a list by fit counts as fresh, in milliseconds. Its order changes with what anybody does, and must not change
 * while somebody looks at a card and comes back.
 */
const FIT_STANDS_MS = 5 * 60_000;

export interface PagedList<T> {
  items: T[];
  /** How many entries match over every page, at most 1,000; `null` when the server does not say. */
  total: number | null;
  /** Whether more match than `total` says. */
  isTotalCapped: boolean;
  pageCount: number;
  /** The first answer isn't there, or isn't drawn yet. */
  isLoading: boolean;
  isFailed: boolean;
  /** The entries still answer the filters of a moment ago. */
  isOutdated: boolean;
  /** Its answer comes once the browser is online again. */
  isPaused: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedToLoadMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Options<T> {
  name: 'users' | 'projects';
  /** {@link Viewer.key} */
  viewer: string;
  query: { sort?: string };
  /** One page of what `query` asks for. */
  readPage: (http: Http, page: { limit: number; cursor: string | null }, signal: AbortSignal) => Promise<Page<T>>;
  /** Nothing is asked for as long as this holds. */
  isHeld?: boolean;
  onFailure?: (error: unknown) => void;
}

/**
 * A list of the server, page by page. What is shown stays until the next answer is there, both when the filters change
 * and when the session arrives and the list is read once more for the person.
 */
export function usePagedList<T extends { id: string }>(options: Options<T>): PagedList<T> {
  const { name, viewer, query, readPage, isHeld = false, onFailure } = options;
  const http = useHttp();
  const asked = JSON.stringify(query);
  const list = useInfiniteQuery({
    queryKey: [name, viewer, query],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return { ...(await readPage(http, { limit: CARDS_PER_PAGE, cursor: pageParam }, signal)), asked };
      } catch (error) {
        onFailure?.(error);
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled: !isHeld,
    gcTime: KEPT_MS,
    ...(query.sort === 'fit' && { staleTime: FIT_STANDS_MS }),
  });
  // The first answer is drawn in slices, so that people can type and scroll meanwhile.
  const isLoading = useDeferredValue(list.isPending) || list.isPending;
  const pages = list.data?.pages ?? [];
  return {
    items: eachOnce(pages.flatMap((page) => page.items)),
    total: pages[0]?.total ?? null,
    isTotalCapped: pages[0]?.isTotalCapped ?? false,
    pageCount: pages.length,
    isLoading,
    isFailed: list.isError && pages.length === 0,
    isOutdated: pages.some((page) => page.asked !== asked),
    isPaused: list.isPaused,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailedToLoadMore: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}

/** Pages that were read one after the other may repeat somebody: each stands where they came first, as they were read last. */
function eachOnce<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
