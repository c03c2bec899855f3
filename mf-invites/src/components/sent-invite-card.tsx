import type { Invite } from '@crewdeck/contract';
import { myDataKeys, notify, useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, UndoIcon } from '@crewdeck/ui-kit';
import { InviteCard, inviteTitleId } from './invite-card.tsx';

export function SentInviteCard({ invite }: { invite: Invite }) {
  const uid = useSession().user?.uid ?? '';
  const { send, isBusy } = useStep({
    call: (http) => http.send('DELETE /api/invites/:id', { id: invite.id }),
    done: 'Invite withdrawn.',
    failed: "We couldn't withdraw the invite. Try again.",
    refetch: [myDataKeys.all(uid)],
    onFailed: (failure) => notify.error(failure),
  });
  return (
    <InviteCard invite={invite} person={invite.receiver} direction="To">
      {invite.status === 'pending' && (
        <Cluster gap={3}>
          <Button isBusy={isBusy} onClick={() => send()} aria-describedby={inviteTitleId(invite.id)}>
            <UndoIcon aria-hidden="true" /> Withdraw
          </Button>
        </Cluster>
      )}
    </InviteCard>
  );
}
