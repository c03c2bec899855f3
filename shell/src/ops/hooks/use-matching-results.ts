import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** What came of "Best fit" everywhere. */
export function useMatchingResults() {
  const http = useHttp();
  return useQuery({
    queryKey: ['matching-results'],
    queryFn: ({ signal }) => http.send('GET /api/matching-results', { signal }),
  });
}
