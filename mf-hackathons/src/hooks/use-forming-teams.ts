import { keepPreviousData, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listFormingTeams } from '../api/list-forming-teams.ts';

const VISITOR = 'visitor';

/** The teams that form for a hackathon, as the person may see them; a visitor's list stays until theirs is there. */
export function useFormingTeams(hackathonId: string) {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  return useQuery({
    queryKey: ['forming-teams', hackathonId, viewer],
    queryFn: ({ signal }) => listFormingTeams(http, hackathonId, signal),
    placeholderData: keepPreviousData,
  });
}
