import { useHttp, usePollInterval, useQuery, useSession } from '@crewdeck/module-sdk';
import { webhooksKey } from './use-webhooks.ts';

/** While something is sent for the first time, which takes seconds. */
const SENDING_INTERVAL_MS = 2_000;

/** The last deliveries of a webhook, the newest first. */
export function useWebhookLog(projectId: string, webhookId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  const pollInterval = usePollInterval();
  return useQuery({
    queryKey: [...webhooksKey(projectId, uid), webhookId],
    queryFn: () => http.getAll('GET /api/projects/:id/webhooks/:webhookId/deliveries', { id: projectId, webhookId }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state, triedAt }) => state === 'waiting' && triedAt === null) ? SENDING_INTERVAL_MS : pollInterval,
  });
}
