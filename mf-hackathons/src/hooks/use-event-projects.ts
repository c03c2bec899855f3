import { keepPreviousData, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';
/** As many as the API answers at once. */
export const MOST_RESULTS = 200;
/** More than anybody reads at once; who wants another team posts one. */
const MOST_FORMING = 48;

/**
 * The newest projects for a hackathon, as the person may see them: those that still look for people, or all once it is over.
 * A visitor's list stays until theirs is there.
 */
export function useEventProjects(hackathonId: string, isOver: boolean) {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  const [open, limit] = isOver ? (['', MOST_RESULTS] as const) : (['true', MOST_FORMING] as const);
  return useQuery({
    queryKey: ['event-projects', hackathonId, open, viewer],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/projects', { query: { hackathon: hackathonId, open, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}
