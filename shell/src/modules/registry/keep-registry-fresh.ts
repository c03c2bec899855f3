import { refreshRegistry, registryAge } from './page-registry.ts';

/** How often a visible page refreshes the registry, in milliseconds. */
export const REFRESH_INTERVAL_MS = 30_000;
/** A registry of this age is fresh enough for a navigation, in milliseconds. */
export const FRESH_MS = 1_000;
/** The longest a navigation waits for a newer registry, in milliseconds. */
export const LONGEST_WAIT_MS = 300;

/** Refreshes the registry when the tab becomes visible, and regularly while it is. */
export function keepRegistryFresh(): () => void {
  const refreshIfVisible = () => void (document.visibilityState === 'visible' && refreshRegistry());
  const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', refreshIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfVisible);
  };
}

/** Refreshes the registry before a likely navigation. */
export function refreshBeforeNavigation(): void {
  if (registryAge() > FRESH_MS) void refreshRegistry();
}

/** Resolves when the registry is fresh, or after {@link LONGEST_WAIT_MS}. Never rejects. */
export async function registryForNavigation(): Promise<void> {
  if (registryAge() <= FRESH_MS) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([refreshRegistry(), longest]);
  clearTimeout(timer);
}
