import { type Activity, LIMITS } from '@crewdeck/contract';
import { myDataKeys, useHttp, useMutation, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { useEffect, useState } from 'react';
import { useActivityPages } from './use-activity-pages.ts';

const NONE: readonly Activity[] = [];

/** What others have done. Whatever is shown is read from then on, but stays marked as new until the person comes back. */
export function useActivities() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const query = useActivityPages();
  const activities = query.data ?? NONE;
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());

  const { mutate: markRead, isPending } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let start = 0; start < ids.length; start += LIMITS.pageMax)
        await http.send('PUT /api/activities/read', { body: { ids: ids.slice(start, start + LIMITS.pageMax) } });
    },
    // The answer that counts what is unread.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myDataKeys.receivedInvites(uid) }),
  });

  useEffect(() => {
    const unread = activities.filter(({ id, isRead }) => !isRead && !news.has(id)).map(({ id }) => id);
    // While some are being marked, no more would be sent.
    if (unread.length === 0 || isPending) return;
    setNews(new Set([...news, ...unread]));
    markRead(unread);
  }, [activities, news, markRead, isPending]);

  return { query, isNew: ({ id, isRead }: Activity) => !isRead || news.has(id) };
}
