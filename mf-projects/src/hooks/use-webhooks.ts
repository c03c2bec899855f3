import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { projectPageKey } from './use-project-page.ts';

/** Above the logs of the webhooks. */
export function webhooksKey(projectId: string, uid: string) {
  return [...projectPageKey(projectId), uid, 'webhooks'] as const;
}

/** The webhooks of a project; for its owner. */
export function useWebhooks(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...webhooksKey(projectId, uid), 'list'],
    queryFn: () => http.getAll('GET /api/projects/:id/webhooks', { id: projectId }),
  });
}
