import type { Invite } from '@crewdeck/contract';
import { Link, myDataKeys, useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, ConfirmDialog, MessageCircleIcon, UndoIcon } from '@crewdeck/ui-kit';
import { InviteCard, inviteTitleId } from './invite-card.tsx';

export function SentInviteCard({ invite }: { invite: Invite }) {
  const uid = useSession().user?.uid ?? '';
  const { send, ask, question } = useStep({
    call: (http) => http.send('DELETE /api/invites/:id', { id: invite.id }),
    done: 'Invite withdrawn.',
    failed: "We couldn't withdraw the invite. Try again.",
    refetch: [myDataKeys.all(uid)],
  });
  return (
    <InviteCard invite={invite} person={invite.receiver} direction="To">
      {invite.status === 'pending' && (
        <Cluster gap={3}>
          <Button onClick={ask} aria-describedby={inviteTitleId(invite.id)}>
            <UndoIcon aria-hidden="true" /> Withdraw
          </Button>
        </Cluster>
      )}
      {invite.status === 'accepted' && (
        <Cluster gap={3}>
          <Button
            render={<Link to={`/projects/${invite.project.id}#room`} />}
            aria-describedby={inviteTitleId(invite.id)}
          >
            <MessageCircleIcon aria-hidden="true" /> Open team room
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Withdraw the invite to ${invite.receiver.name}?`}</bdi>}
        text="They can't accept it any more, and they'll read that you withdrew it."
        confirmLabel="Withdraw"
      />
    </InviteCard>
  );
}
