import { myDataKeys, notify, useQuery } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
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

/** Whether the person is told in this browser, and how to begin and end it. */
export function usePush(uid: string) {
  const queryKey = [...myDataKeys.all(uid), 'push-here'];
  const here = useQuery({
    queryKey,
    queryFn: async () => ({ isOn: hindranceHere() === null && (await subscriptionHere()) !== null }),
    refetchOnMount: 'always',
  });
  const starting = useStep({
    call: (_http, publicKey: string) => startHere(publicKey),
    // The browser's own error doesn't tell people that its push service can't be reached.
    failed: "We couldn't turn on notifications in this browser. Try again later, outside a private window.",
    refetch: [queryKey],
    onFailed: (failure) => notify.error(failure),
  });
  const ending = useStep({
    call: endPush,
    failed: () => "We couldn't turn off notifications in this browser. Try again.",
    refetch: [queryKey],
    onFailed: (failure) => notify.error(failure),
  });
  return { here, starting, ending };
}
