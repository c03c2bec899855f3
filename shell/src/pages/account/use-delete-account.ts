import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { useNavigate } from 'react-router-dom';
import type { Proof } from '../../session/identity-provider-contract.ts';
import { proofFailureOf } from '../../session/provider-errors.ts';
import { deletePerson, proveIdentity } from '../../session/session-actions.ts';

const HALF_DONE = 'We deleted your data, but not your sign-in. Delete your account once more to finish.';

/**
 * Deletes what the person has here, which wants a fresh sign-in; then, from the start page on, their identity. If only that
 * fails they are still signed in, without anything, and can begin again.
 */
export function useDeleteAccount() {
  const navigate = useNavigate();
  return useStep({
    call: async (http, proof: Proof) => {
      await proveIdentity(proof);
      await http.send('DELETE /api/account');
    },
    failed: proofFailureOf,
    refetch: [],
    onDone: async () => {
      // This page would lead to signing in once the session is over, so it is gone from the screen before.
      await navigate('/', { replace: true, flushSync: true });
      await deletePerson().then(
        () => notify.success('Your account is deleted.'),
        () => notify.error(HALF_DONE, { autoClose: 10_000 }),
      );
    },
  });
}
