import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { readTeamSearch } from '../api/read-team-search.ts';
import { isUnderWay } from '../rules/team-search-state.ts';

const VISITOR = 'visitor';

export const TEAM_SEARCH_KEY = ['team-search'] as const;

/** Who looks for a team for a hackathon; read again while others may answer. Waits until it is known who looks at it. */
export function useTeamSearch(hackathonId: string) {
  const http = useHttp();
  const { user, isLoaded } = useSession();
  return useQuery({
    queryKey: [...TEAM_SEARCH_KEY, hackathonId, user?.uid ?? VISITOR],
    queryFn: ({ signal }) => readTeamSearch(http, hackathonId, signal),
    enabled: isLoaded,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? INVITE_POLL_INTERVAL_MS : false),
  });
}
