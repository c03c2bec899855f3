import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { isUnderWay } from '../rules/team-search-state.ts';

const VISITOR = 'visitor';
/** Those whom a round asks answer within minutes of it, and no live stream tells organisers. */
export const ORGANISERS_POLL_MS = 10_000;

/** Who looks for a team for a hackathon; read again while others may answer. Waits until it is known who looks at it. */
export function useTeamSearch(hackathonId: string) {
  const http = useHttp();
  const { user, isLoaded } = useSession();
  return useQuery({
    queryKey: ['team-search', hackathonId, user?.uid ?? VISITOR],
    queryFn: ({ signal }) => http.send('GET /api/hackathons/:id/team-search', { id: hackathonId, signal }),
    enabled: isLoaded,
    refetchInterval: ({ state: { data } }) => {
      if (data?.organisesAs) return ORGANISERS_POLL_MS;
      return isUnderWay(data) ? INVITE_POLL_INTERVAL_MS : false;
    },
  });
}
