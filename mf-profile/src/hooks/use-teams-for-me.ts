import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const TEAMS_SHOWN = 3;

/** The projects that fit the signed-in person best, the best first; none of those that come after all that fit. */
export function useTeamsForMe() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'for-me', uid],
    queryFn: async ({ signal }) => {
      const { items } = await http.getPage('GET /api/projects', { query: { sort: 'fit', limit: TEAMS_SHOWN }, signal });
      return items.filter(({ fit }) => fit && fit.reasons.length > 0);
    },
    enabled: uid !== '',
  });
}
