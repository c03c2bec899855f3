import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

export function useWishesKey(hackathonId: string) {
  return ['wishes', hackathonId, useSession().user?.uid ?? ''] as const;
}

/** The person's own wishes for a round. @param isWanted reads nothing before */
export function useWishes(hackathonId: string, isWanted: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: useWishesKey(hackathonId),
    queryFn: ({ signal }) => http.send('GET /api/hackathons/:id/team-search/wishes', { id: hackathonId, signal }),
    enabled: isWanted,
  });
}
