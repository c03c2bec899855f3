import { INVITE_POLL_INTERVAL_MS } from '@crewdeck/contract';
import { createStore, useStore } from 'zustand';

/** Whether live updates are connected. */
const liveStore = createStore<boolean>(() => false);

/** For the shell only: whether live updates are connected. */
export function publishLive(isLive: boolean): void {
  liveStore.setState(isLive, true);
}

/**
 * The poll interval for a person's own data, in milliseconds: 30 s, or `false` while live updates are connected. For
 * `refetchInterval`.
 */
export function usePollInterval(): number | false {
  return useStore(liveStore) ? false : INVITE_POLL_INTERVAL_MS;
}
