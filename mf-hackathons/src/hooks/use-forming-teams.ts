import { keepPreviousData, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';
/** More than anybody reads at once; who wants another team posts one. */
const MOST_SHOWN = 48;

/**
 * The newest projects for a hackathon that still look for people, as the person may see them, and how many there are in all. A
 * visitor's list stays until theirs is there.
 */
export function useFormingTeams(hackathonId: string) {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  return useQuery({
    queryKey: ['forming-teams', hackathonId, viewer],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/projects', { query: { hackathon: hackathonId, open: 'true', limit: MOST_SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}
