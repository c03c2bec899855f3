import { setSuspensionListener } from '@crewdeck/module-sdk/host';
import { createStore, useStore } from 'zustand';
import { signOut } from './session-actions.ts';

const store = createStore<{ sentence: string | null }>(() => ({ sentence: null }));

/** When the API refuses a call because its caller is suspended, signs them out and keeps the reason. */
export function watchSuspension(): void {
  setSuspensionListener((sentence) => {
    store.setState({ sentence });
    signOut().catch((error: unknown) => console.warn('The suspended person could not be signed out.', error));
  });
}

/** Why the person who was signed in is suspended and how to object; `null` unless one was. */
export function useSuspension(): string | null {
  return useStore(store, ({ sentence }) => sentence);
}

/** The person has read the reason. */
export function forgetSuspension(): void {
  store.setState({ sentence: null });
}
