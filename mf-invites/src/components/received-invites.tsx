import { Link, useReceivedInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, InboxIcon } from '@crewdeck/ui-kit';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import { PageList } from './page-list.tsx';
import { ReceivedInviteCard } from './received-invite-card.tsx';

export function ReceivedInvites() {
  return (
    <PageList
      query={useReceivedInvites()}
      things="invites"
      label="Received invites"
      skeleton={<InviteCardSkeleton />}
      empty={
        <EmptyState
          icon={<InboxIcon />}
          title="No invites received yet."
          text="Project owners find people by their profiles. In the meantime, see what others are building."
          action={<Button render={<Link to="/explore-projects" />}>Explore projects</Button>}
        />
      }
      isFirst={({ status }) => status === 'pending'}
      renderItem={(invite) => <ReceivedInviteCard key={invite.id} invite={invite} />}
    />
  );
}
