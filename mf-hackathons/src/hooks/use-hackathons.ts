import { LIMITS } from '@crewdeck/contract';
import { useHttp, useQuery } from '@crewdeck/module-sdk';

export const HACKATHONS_KEY = ['hackathons'] as const;

/**
 * Every hackathon: the search and the tech options work on the whole list (spec 5), and there are hundreds of hackathons a
 * year, not thousands.
 */
export function useHackathons() {
  const http = useHttp();
  return useQuery({
    queryKey: HACKATHONS_KEY,
    queryFn: ({ signal }) => http.getAll('GET /api/hackathons', { query: { limit: LIMITS.pageMax }, signal }),
  });
}
