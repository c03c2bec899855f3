import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** What the organisers of an event have told everybody who takes part. */
export function useAnnouncements(hackathonId: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['announcements', hackathonId],
    queryFn: ({ signal }) => http.getAll('GET /api/hackathons/:id/announcements', { id: hackathonId, signal }),
  });
}
