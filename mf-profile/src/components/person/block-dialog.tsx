import { useNavigate, useQueryClient } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { ConfirmDialog } from '@crewdeck/ui-kit';

interface BlockDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Says what blocking does and where it is taken back, then asks once. Leaves the person's page, which the caller no longer sees. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('POST /api/blocks', { body: { userId: person.id } }),
    done: `You've blocked ${person.name}.`,
    failed: "We couldn't block this person. Try again.",
    onDone: async () => {
      await navigate('/explore', { replace: true });
      // No list may show the person from the cache. Their page stands until the next one has loaded, and would be read for a 404.
      void queryClient.invalidateQueries({ queryKey: ['people', person.id], refetchType: 'none' });
      await queryClient.resetQueries({ predicate: ({ queryKey }) => !queryKey.includes(person.id) });
    },
    refetch: [],
    leadsOn: true,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={
        <>
          Block <bdi>{person.name}</bdi>?
        </>
      }
      text={
        <>
          You won't see each other's profiles, projects, invites or interest. Anything pending between you is withdrawn.
          Teams you share stay as they are. <bdi>{person.name}</bdi> isn't told. You can unblock them on your account
          page.
        </>
      }
      confirmLabel={isBusy ? 'Blocking...' : 'Block'}
      tone="danger"
      isBusy={isBusy}
      failure={failure}
      onConfirm={send}
    />
  );
}
