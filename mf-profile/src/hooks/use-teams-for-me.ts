import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const TEAMS_SHOWN = 3;

/** The projects that fit the signed-in person best, the best first; none that waits for an answer, or comes after all that fit. */
export function useTeamsForMe() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'for-me', uid],
    queryFn: async ({ signal }) => {
      const query = { sort: 'fit', asked: 'false', limit: TEAMS_SHOWN } as const;
      const { items } = await http.getPage('GET /api/projects', { query, signal });
      return items.filter(({ fit }) => fit && fit.reasons.length > 0);
    },
    enabled: uid !== '',
  });
}
