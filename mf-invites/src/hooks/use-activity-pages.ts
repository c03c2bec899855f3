import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { myDataKeys, useHttp, useInfiniteQuery, useSession } from '@crewdeck/module-sdk';
import { listActivities } from '../api/list-activities.ts';

/** What others have done within a month, newest first, page by page. */
export function useActivityPages() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useInfiniteQuery({
    queryKey: [...myDataKeys.activities(uid), 'pages'],
    queryFn: ({ pageParam, signal }) => listActivities(http, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    enabled: uid !== '',
    refetchInterval: INVITE_POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
}
