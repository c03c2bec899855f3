import { keepPreviousData, type Page, useInfiniteQuery } from '@crewdeck/module-sdk';

export interface PagedList<T> {
  items: T[];
  /** How many entries match over every page; `null` when the server does not say. */
  total: number | null;
  pageCount: number;
  isLoading: boolean;
  isFailed: boolean;
  /** The entries still answer the filters of a moment ago. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedToLoadMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Options<T, Q extends object> {
  name: 'users' | 'projects';
  viewer: string;
  query: Q;
  read: (query: Q, next: string | null, signal: AbortSignal) => Promise<Page<T>>;
}

/**
 * A list of the server, page by page. What is shown stays until the next answer is there, both when the filters change
 * and when the session arrives and the list is read once more for the person.
 */
export function usePagedList<T, Q extends object>({ name, viewer, query, read }: Options<T, Q>): PagedList<T> {
  const asked = JSON.stringify(query);
  const list = useInfiniteQuery({
    queryKey: [name, viewer, query],
    queryFn: async ({ pageParam, signal }) => ({ ...(await read(query, pageParam, signal)), asked }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.items),
    total: pages[0]?.total ?? null,
    pageCount: pages.length,
    isLoading: list.isPending,
    isFailed: list.isError && pages.length === 0,
    isOutdated: pages.some((page) => page.asked !== asked),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailedToLoadMore: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}
