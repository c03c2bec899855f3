import { createStore } from 'zustand';

/** Whether this page is told at once when the person's lists have another version. While it is, polls rest. */
export const liveStore = createStore<boolean>(() => false);

/** For the shell only: whether the page can rely on being told. */
export function publishLive(isLive: boolean): void {
  liveStore.setState(isLive, true);
}
