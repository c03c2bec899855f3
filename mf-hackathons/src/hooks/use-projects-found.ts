import { useHttp, useQuery } from '@crewdeck/module-sdk';

const MOST_SHOWN = 5;
const SHORTEST = 2;

/** The first projects for a hackathon that a text finds; none while it is too short to say which. */
export function useProjectsFound(hackathonId: string, search: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['projects-found', hackathonId, search],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/projects', { query: { hackathon: hackathonId, search, limit: MOST_SHOWN }, signal }),
    enabled: search.length >= SHORTEST,
  });
}
