import type { Invite } from '@crewdeck/contract';
import { Button, UndoIcon } from '@crewdeck/ui-kit';
import { useWithdrawInvite } from '../hooks/use-withdraw-invite.ts';
import styles from './invite-card.module.css';
import { InviteCard, inviteTitleId } from './invite-card.tsx';

export function SentInviteCard({ invite }: { invite: Invite }) {
  const { withdraw, isWithdrawing } = useWithdrawInvite(invite.id);
  return (
    <InviteCard invite={invite} person={invite.receiver} direction="To">
      {invite.status === 'pending' && (
        <div className={styles.actions}>
          <Button isBusy={isWithdrawing} onClick={withdraw} aria-describedby={inviteTitleId(invite.id)}>
            <UndoIcon aria-hidden="true" /> Withdraw
          </Button>
        </div>
      )}
    </InviteCard>
  );
}
