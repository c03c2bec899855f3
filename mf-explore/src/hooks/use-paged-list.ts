import { keepPreviousData, type Query, useHttp, useInfiniteQuery } from '@crewdeck/module-sdk';
import { listPage } from '../api/list-page.ts';
import { eachOnce } from '../rules/each-once.ts';

/** How long a list that nobody looks at is kept, in milliseconds: whoever comes back finds all of its pages. */
const KEPT_MS = 30 * 60_000;
/**
 * How long a list by fit is taken for new, in milliseconds. Its order changes with what anybody does, and is not to change
 * under the eyes of whoever looks at a card and comes back.
 */
const FIT_STANDS_MS = 5 * 60_000;

export interface PagedList<T> {
  items: T[];
  /** How many entries match over every page, at most 1,000; `null` when the server does not say. */
  total: number | null;
  /** Whether more match than `total` says. */
  isTotalCapped: boolean;
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

interface Options {
  name: 'users' | 'projects';
  /** {@link Viewer.key} */
  viewer: string;
  path: string;
  query: Query;
  /** Nothing is asked for as long as this holds. */
  isHeld?: boolean;
  onFailure?: (error: unknown) => void;
}

/**
 * A list of the server, page by page. What is shown stays until the next answer is there, both when the filters change
 * and when the session arrives and the list is read once more for the person.
 */
export function usePagedList<T extends { id: string }>(options: Options): PagedList<T> {
  const { name, viewer, path, query, isHeld = false, onFailure } = options;
  const http = useHttp();
  const asked = JSON.stringify(query);
  const list = useInfiniteQuery({
    queryKey: [name, viewer, query],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return { ...(await listPage<T>(http, { path, query, next: pageParam }, signal)), asked };
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
  const pages = list.data?.pages ?? [];
  return {
    items: eachOnce(pages.flatMap((page) => page.items)),
    total: pages[0]?.total ?? null,
    isTotalCapped: pages[0]?.isTotalCapped ?? false,
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
