import { useHttp, useQuery } from '@crewdeck/module-sdk';

const MOST_SHOWN = 50;

/** What was done to run a hackathon, the latest first; for ops. */
export function useOrganiserEvents(hackathonId: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['organiser-events', hackathonId],
    queryFn: ({ signal }) =>
      http.getPage('GET /api/hackathons/:id/organiser-events', {
        id: hackathonId,
        query: { limit: MOST_SHOWN },
        signal,
      }),
  });
}
