import { notify, serverText, useHttp, useMutation, useNavigate, useQueryClient } from '@crewdeck/module-sdk';
import { blockPerson } from '../api/block-person.ts';

const FAILED = 'Failed to block this person.';

/** Blocks somebody, says so, and leaves their page, which is not there for the caller any more. */
export function useBlockPerson({ id, name }: { id: string; name: string }) {
  const http = useHttp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => blockPerson(http, id),
    onSuccess: async () => {
      notify.success(`You have blocked ${name}.`);
      await navigate('/explore', { replace: true });
      // Lists, totals, invites: wherever they were, they are not any more.
      await queryClient.resetQueries();
    },
  });
  return { block: () => mutate(), isBlocking: isPending, failure: error && serverText(error, FAILED) };
}
