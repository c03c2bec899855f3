import { myDataKeys, notify, serverText, useMutation, useQuery, useQueryClient } from '@crewdeck/module-sdk';
import { endPush, startPush, subscriptionHere } from '../../push/browser-push.ts';

/** Why this browser tells nobody; `null` once it may. */
export type PushHindrance = 'unsupported' | 'denied' | null;

/** Only a press makes the browser ask. */
async function startHere(publicKey: string): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') await startPush(publicKey);
}

export function hindranceHere(): PushHindrance {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** A push service that can't be reached is a matter of the browser, whatever its error says. */
const failureText = (error: unknown) =>
  serverText(
    error,
    'This browser could not reach its service for notifications. A private window has none. Please try again later.',
  );

/** Whether the person is told in this browser, and how to begin and end it. */
export function usePush(uid: string) {
  const queryClient = useQueryClient();
  const queryKey = [...myDataKeys.all(uid), 'push-here'];
  const settle = () => queryClient.invalidateQueries({ queryKey });
  const here = useQuery({
    queryKey,
    queryFn: async () => ({ isOn: hindranceHere() === null && (await subscriptionHere()) !== null }),
    refetchOnMount: 'always',
  });
  const starting = useMutation({
    mutationFn: startHere,
    onError: (error) => notify.error(failureText(error)),
    onSettled: settle,
  });
  const ending = useMutation({
    mutationFn: endPush,
    onError: () => notify.error('This browser could not be told to stop. Please try again.'),
    onSettled: settle,
  });
  return { here, starting, ending };
}
