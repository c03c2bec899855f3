import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** What came of "Best fit" at an event, for its organisers. */
export function useMatchingResults(hackathonId: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['matching-results', hackathonId],
    queryFn: ({ signal }) => http.send('GET /api/hackathons/:id/matching-results', { id: hackathonId, signal }),
  });
}
