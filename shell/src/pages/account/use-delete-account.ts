import { notify, useHttp, useMutation } from '@crewdeck/module-sdk';
import { useNavigate } from 'react-router-dom';
import type { Proof } from '../../session/identity-provider-contract.ts';
import { deletePerson, proveIdentity } from '../../session/session-actions.ts';
import { deleteAccount } from './api/account.ts';

const HALF_DONE = 'What you had here is deleted, but your way to sign in is not. Please delete your account once more.';

/**
 * Deletes what the person has here, which wants a fresh sign-in; then, from the start page on, their identity. If only that
 * fails they are still signed in, without anything, and can begin again.
 */
export function useDeleteAccount() {
  const http = useHttp();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (proof: Proof) => {
      await proveIdentity(proof);
      await deleteAccount(http);
    },
    onSuccess: async () => {
      // This page would lead to signing in once the session is over, so it is gone from the screen before.
      await navigate('/', { replace: true, flushSync: true });
      await deletePerson().then(
        () => notify.success('Your account is deleted.'),
        () => notify.error(HALF_DONE, { autoClose: 10_000 }),
      );
    },
  });
}
