import { OPS_ROLE } from '@crewdeck/contract';
import { createStore, useStore } from 'zustand';

/** Whether the person is one of ops. `unknown` until their token has been read; `failed` when it could not be. */
export type OpsRole = 'unknown' | 'failed' | 'no' | 'yes';

/**
 * Kept from modules, and decides only what the shell draws: what ops may do is the API's decision, call by call.
 * `reading` numbers the attempts, so that a late answer about one person is never taken for the next one's.
 */
const store = createStore<{ role: OpsRole; reading: number }>(() => ({ role: 'unknown', reading: 0 }));

export function useOpsRole(): OpsRole {
  return useStore(store, (state) => state.role);
}

/** The person has changed, or left. */
export function forgetRole(): void {
  store.setState({ role: 'unknown', reading: store.getState().reading + 1 });
}

/** `readRole` gives the claim of the present person's token. What is shown by then stays until its answer is there. */
export async function learnRole(readRole: () => Promise<unknown>): Promise<void> {
  const reading = store.getState().reading + 1;
  store.setState({ reading });
  const role = await readRole().then(
    (claim): OpsRole => (claim === OPS_ROLE ? 'yes' : 'no'),
    (): OpsRole => 'failed',
  );
  if (store.getState().reading === reading) store.setState({ role });
}
