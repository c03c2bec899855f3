import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { createStore, useStore } from 'zustand';

/** Whether this page is told at once when the person's lists have another version. */
const liveStore = createStore<boolean>(() => false);

/** For the shell only: whether the page can rely on being told. */
export function publishLive(isLive: boolean): void {
  liveStore.setState(isLive, true);
}

/**
 * How often to ask again for what concerns the person, in milliseconds: every 30 s, and never while the page is told of
 * changes. For `refetchInterval`.
 */
export function usePollInterval(): number | false {
  return useStore(liveStore) ? false : INVITE_POLL_INTERVAL_MS;
}
