import { keepPreviousData, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';

/**
 * The newest projects for a hackathon, as the person may see them. A visitor's list stays until theirs is there.
 *
 * @param most how many, at most 200
 * @param open `true`: only those that still look for people
 */
export function useEventProjects(hackathonId: string, most: number, open: 'true' | '' = '') {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  return useQuery({
    queryKey: ['event-projects', hackathonId, open, viewer],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/projects', { query: { hackathon: hackathonId, open, limit: most }, signal }),
    placeholderData: keepPreviousData,
  });
}
