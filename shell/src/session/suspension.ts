import { setSuspensionListener } from '@crewdeck/module-sdk/host';
import { createStore, useStore } from 'zustand';
import { signOut } from './session-actions.ts';

const store = createStore<{ sentence: string | null }>(() => ({ sentence: null }));

/** Signs out whoever a call says is suspended, and keeps why. */
export function watchSuspension(): void {
  setSuspensionListener((sentence) => {
    store.setState({ sentence });
    signOut().catch((error: unknown) => console.warn('The session of somebody who is suspended goes on.', error));
  });
}

/** Why the person who was signed in is suspended and how to object; `null` unless one was. */
export function useSuspension(): string | null {
  return useStore(store, ({ sentence }) => sentence);
}

/** They have read it. */
export function forgetSuspension(): void {
  store.setState({ sentence: null });
}
