import { Link, useSentInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, SendIcon } from '@crewdeck/ui-kit';
import styles from './invite-list.module.css';
import { InviteList } from './invite-list.tsx';
import { SentInviteCard } from './sent-invite-card.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export function SentInvites() {
  return (
    <div className={styles.list}>
      <UnconfirmedNotice />
      <InviteList
        query={useSentInvites({ poll: true })}
        label="Sent invites"
        empty={
          <EmptyState
            icon={<SendIcon />}
            title="No invites sent yet."
            text="Find people whose skills complete your team and invite them to a project of yours."
            action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
          />
        }
        renderInvite={(invite) => <SentInviteCard key={invite.id} invite={invite} />}
      />
    </div>
  );
}
