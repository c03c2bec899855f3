import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** Who runs a hackathon, for those who do. */
export function useOrganisers(hackathonId: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['organisers', hackathonId],
    queryFn: ({ signal }) => http.getAll('GET /api/hackathons/:id/organisers', { id: hackathonId, signal }),
  });
}
