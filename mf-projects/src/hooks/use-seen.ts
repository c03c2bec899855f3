import type { ActivityKind } from '@crewdeck/contract';
import {
  myDataKeys,
  useHttp,
  useMutation,
  useQueryClient,
  useSession,
  useUnreadActivities,
} from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent } from 'react';

/** Only so many of the newest activities are looked at. */
const ACTIVITIES_READ = 20;

/**
 * Marks news of a project as read while the part of its page that shows it is open and in view. It asks only while something is unread.
 * @param kinds of the activities that the part shows; the same array each time
 */
export function useSeen(projectId: string, kinds: readonly ActivityKind[]): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const unread = useUnreadActivities();
  const { mutate: look } = useMutation({
    mutationFn: async () => {
      const { items } = await http.getPage('GET /api/activities', { query: { limit: ACTIVITIES_READ } });
      const seen = items.filter(
        ({ kind, project, isRead }) => !isRead && project.id === projectId && kinds.some((shown) => shown === kind),
      );
      if (seen.length === 0) return;
      await http.send('PUT /api/activities/read', { body: { ids: seen.map(({ id }) => id) } });
      await queryClient.invalidateQueries({ queryKey: myDataKeys.activities(uid) });
      await queryClient.invalidateQueries({ queryKey: myDataKeys.receivedInvites(uid) });
    },
  });
  const lookIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (unread === 0 || kinds.length === 0) return;
    lookIfVisible();
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => document.removeEventListener('visibilitychange', lookIfVisible);
  }, [unread, kinds]);
}
