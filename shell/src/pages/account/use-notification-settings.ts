import type { NotificationSettings } from '@crewdeck/contract';
import { myDataKeys, useHttp, useMutation, useMyProfile, useQuery, useQueryClient } from '@crewdeck/module-sdk';
import type { Topic } from '../notifications/topic-texts.ts';

export type NotificationChannel = 'mail' | 'push';

interface Change {
  /** That the person turned on or off. */
  topic: Topic;
  body: NotificationSettings;
}

/** Of what the person is told in which way. A change shows at once, and is taken back where it can't be saved. */
export function useNotificationSettings(uid: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const queryKey = [...myDataKeys.all(uid), 'notification-settings'];
  const profile = useMyProfile();
  const hasNoProfile = profile.data === null;
  const settings = useQuery({
    queryKey,
    queryFn: () => http.send('GET /api/account/notifications'),
    refetchOnMount: 'always',
    // Without a profile there are none, and the API would refuse.
    enabled: !profile.isPending && !hasNoProfile,
  });
  const saving = useMutation({
    mutationKey: queryKey,
    // Every choice is sent, one after the other, so that the last one counts.
    scope: { id: 'notifications' },
    mutationFn: ({ body }: Change) => http.send('PUT /api/account/notifications', { body }),
    onMutate: ({ body }) => {
      const before = queryClient.getQueryData<NotificationSettings>(queryKey);
      queryClient.setQueryData(queryKey, body);
      return before;
    },
    // At once: offline, they can't be read again.
    onError: (_error, _sent, before) => void queryClient.setQueryData(queryKey, before),
    onSettled: () => {
      // While others wait, what the API has is not yet what the person chose.
      const isLast = queryClient.isMutating({ mutationKey: queryKey }) === 1;
      return isLast ? queryClient.invalidateQueries({ queryKey }) : undefined;
    },
  });
  const setTold = (channel: NotificationChannel, topic: Topic, isTold: boolean) => {
    const now = queryClient.getQueryData<NotificationSettings>(queryKey);
    if (!now) return;
    const others = now[channel].refused.filter((refused) => refused !== topic);
    const refused = isTold ? others : [...others, topic];
    saving.mutate({ topic, body: { ...now, [channel]: { ...now[channel], refused } } });
  };
  return { hasNoProfile, settings, saving, setTold };
}
