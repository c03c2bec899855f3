import type { Hackathon } from '@crewdeck/contract';
import { useHttp, useQuery, useQueryClient } from '@crewdeck/module-sdk';
import { HACKATHONS_KEY } from './use-hackathons.ts';

/** One hackathon; at once on the way from the list. */
export function useHackathon(id: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...HACKATHONS_KEY, id],
    queryFn: ({ signal }) => http.send('GET /api/hackathons/:id', { id, signal }),
    initialData: () => queryClient.getQueryData<Hackathon[]>(HACKATHONS_KEY)?.find((listed) => listed.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(HACKATHONS_KEY)?.dataUpdatedAt,
  });
}
