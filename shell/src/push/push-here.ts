const LONGEST_FAREWELL_MS = 2_000;

/** The rest of push is for browsers that may show notifications; others load none of it. */
const isAllowed = () => globalThis.Notification?.permission === 'granted';

/** Keeps what this browser is told with who is signed in, and ends it where nobody is. `open` leads to an address of ours. */
export async function keepPush(isSignedIn: boolean, open: (path: string) => void): Promise<void> {
  if (!isAllowed()) return;
  try {
    const push = await import('./browser-push.ts');
    push.answerClicks(open);
    await (isSignedIn ? push.renewPush() : push.forgetPush());
  } catch (error) {
    console.warn('What this browser is told could not be brought up to date.', error);
  }
}

/** Before somebody signs out, who waits for it no longer than that. Never rejects. */
export async function endPushHere(): Promise<void> {
  if (!isAllowed()) return;
  const ended = import('./browser-push.ts').then((push) => push.endPush());
  await Promise.race([
    ended.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL_MS)),
  ]);
}
