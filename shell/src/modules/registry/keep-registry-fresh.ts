import { refreshRegistry, registryAge } from './page-registry.ts';

/** How often a visible page asks what is live, in milliseconds. */
export const REFRESH_INTERVAL_MS = 30_000;
/** What was heard within this time is taken as it is when somebody moves on, in milliseconds. */
export const FRESH_MS = 1_000;
/** The longest that moving on waits to hear something newer, in milliseconds. */
export const LONGEST_WAIT_MS = 300;

/** Asks when somebody comes back to the tab, and every now and then while they look at it. */
export function keepRegistryFresh(): () => void {
  const refreshIfVisible = () => void (document.visibilityState === 'visible' && refreshRegistry());
  const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', refreshIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfVisible);
  };
}

/** Asks ahead, when it looks as if somebody will move on. */
export function refreshBeforeNavigation(): void {
  if (registryAge() > FRESH_MS) void refreshRegistry();
}

/** Resolves when what is known is good enough to choose a release by. It never rejects, and never holds anybody up for long. */
export async function registryForNavigation(): Promise<void> {
  if (registryAge() <= FRESH_MS) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([refreshRegistry(), longest]);
  clearTimeout(timer);
}
