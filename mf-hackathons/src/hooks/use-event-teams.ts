import { useHttp, useInfiniteQuery } from '@crewdeck/module-sdk';
import { ORGANISERS_POLL_MS } from './use-team-search.ts';

export const TEAMS_PER_PAGE = 100;

/** Who is with whom at an event, for its organisers, page by page; read again while somebody may answer. */
export function useEventTeams(hackathonId: string) {
  const http = useHttp();
  return useInfiniteQuery({
    queryKey: ['event-teams', hackathonId],
    queryFn: ({ pageParam, signal }) =>
      http.getPage('GET /api/hackathons/:id/teams', {
        id: hackathonId,
        query: { limit: TEAMS_PER_PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ answers }) => answers !== null)) && ORGANISERS_POLL_MS,
  });
}
