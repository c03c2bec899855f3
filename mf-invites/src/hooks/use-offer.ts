import type { Invite } from '@crewdeck/contract';
import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The project that a pending invite asks its receiver to join, as they see it. */
export function useOffer({ projectId, status }: Pick<Invite, 'projectId' | 'status'>) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['projects', 'offer', projectId, uid],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
    enabled: status === 'pending',
  });
}
