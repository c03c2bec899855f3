const UNSUBSCRIBE_LIMIT_MS = 2_000;

/** Browsers that may not show notifications load no more of push. */
const isAllowed = () => globalThis.Notification?.permission === 'granted';

/** Renews the push subscription of a signed-in person, and ends that of a browser without one. `open` leads to an address of ours. */
export async function keepPush(isSignedIn: boolean, open: (path: string) => void): Promise<void> {
  if (!isAllowed()) return;
  try {
    const push = await import('./browser-push.ts');
    push.answerClicks(open);
    await (isSignedIn ? push.renewPush() : push.forgetPush());
  } catch (error) {
    console.warn('The push subscription could not be renewed.', error);
  }
}

/** Unsubscribes before a sign-out, which waits for it {@link UNSUBSCRIBE_LIMIT_MS} at most. Never rejects. */
export async function endPushHere(): Promise<void> {
  if (!isAllowed()) return;
  const ended = import('./browser-push.ts').then((push) => push.endPush());
  await Promise.race([
    ended.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBE_LIMIT_MS)),
  ]);
}
