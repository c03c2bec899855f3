import { OPS_ROLE } from '@crewdeck/contract';
import { createStore, useStore } from 'zustand';

/** Whether the person is one of ops. `unknown` until their token has been read; `failed` when it could not be. */
export type OpsRole = 'unknown' | 'failed' | 'no' | 'yes';

/**
 * Modules don't see it, and it only decides what the shell shows: the API authorises each call. `reading` numbers the
 * attempts, so that a late answer about one person is never used for the next.
 */
const store = createStore<{ role: OpsRole; reading: number }>(() => ({ role: 'unknown', reading: 0 }));

export function useOpsRole(): OpsRole {
  return useStore(store, (state) => state.role);
}

/** The person has changed, or left. */
export function forgetRole(): void {
  store.setState({ role: 'unknown', reading: store.getState().reading + 1 });
}

/** `readRole` resolves to the role claim of the person's token. The known role stays until then. */
export async function learnRole(readRole: () => Promise<unknown>): Promise<void> {
  const reading = store.getState().reading + 1;
  store.setState({ reading });
  const role = await readRole().then(
    (claim): OpsRole => (claim === OPS_ROLE ? 'yes' : 'no'),
    (): OpsRole => 'failed',
  );
  if (store.getState().reading === reading) store.setState({ role });
}
