import { Link, useSentInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, SendIcon } from '@crewdeck/ui-kit';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import styles from './page-list.module.css';
import { PageList } from './page-list.tsx';
import { SentInviteCard } from './sent-invite-card.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export function SentInvites() {
  return (
    <div className={styles.list}>
      <UnconfirmedNotice />
      <PageList
        query={useSentInvites({ poll: true })}
        things="invites"
        label="Sent invites"
        skeleton={<InviteCardSkeleton />}
        empty={
          <EmptyState
            icon={<SendIcon />}
            title="No invites sent yet."
            text="Find people whose skills complete your team and invite them to a project of yours."
            action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
          />
        }
        renderItem={(invite) => <SentInviteCard key={invite.id} invite={invite} />}
      />
    </div>
  );
}
