import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The project that a pending invite asks its receiver to join, as they see it. */
export function useOffer(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'offer', projectId, uid],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
  });
}
