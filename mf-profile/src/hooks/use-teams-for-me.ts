import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listTeamsForMe } from '../api/list-teams-for-me.ts';

/** The projects that fit the signed-in person best. */
export function useTeamsForMe() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'for-me', uid],
    queryFn: ({ signal }) => listTeamsForMe(http, signal),
    enabled: uid !== '',
  });
}
