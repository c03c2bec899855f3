import type { Activity } from '@crewdeck/contract';
import { myDataKeys, type Page, useHttp, useInfiniteQuery, usePollInterval, useSession } from '@crewdeck/module-sdk';

const ACTIVITIES_PER_PAGE = 30;

/** The pages that are read already, each with the cursor it was read from. */
interface KnownPages {
  pages: Page<Activity>[];
  pageParams: (string | null)[];
}

/**
 * What others have done within a month, newest first, page by page. What is new is on the first page, so a change reads only
 * that one again.
 */
export function useActivityPages() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useInfiniteQuery({
    queryKey: [...myDataKeys.activities(uid), 'pages'],
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const known = client.getQueryData<KnownPages>(queryKey);
      const before = known?.pages[known.pageParams.indexOf(pageParam)];
      if (before && pageParam !== null) return before;
      const page = await http.getPage('GET /api/activities', {
        query: { limit: ACTIVITIES_PER_PAGE, cursor: pageParam },
        signal,
      });
      return before ? withNews(before, page) : page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    enabled: uid !== '',
    refetchInterval: usePollInterval(),
    refetchOnWindowFocus: 'always',
  });
}

/**
 * The first page as it is read now, followed by what it held before and what newer entries have pushed off it. The pages
 * after it then join on as before. Where the two don't overlap, all of them are read again.
 */
export function withNews(before: Page<Activity>, now: Page<Activity>): Page<Activity> {
  const last = now.items.at(-1);
  const place = before.items.findIndex(({ id }) => id === last?.id);
  if (now.next === null || place < 0) return now;
  return { ...now, items: [...now.items, ...before.items.slice(place + 1)], next: before.next };
}
