import { Link, useReceivedInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, InboxIcon } from '@crewdeck/ui-kit';
import { InviteList } from './invite-list.tsx';
import { ReceivedInviteCard } from './received-invite-card.tsx';

export function ReceivedInvites() {
  return (
    <InviteList
      query={useReceivedInvites()}
      label="Received invites"
      empty={
        <EmptyState
          icon={<InboxIcon />}
          title="No invites received yet."
          text="Owners find people in the directory, by what their profiles say. Meanwhile, see what is being built."
          action={<Button render={<Link to="/explore-projects" />}>Explore projects</Button>}
        />
      }
      renderInvite={(invite) => <ReceivedInviteCard key={invite.id} invite={invite} />}
    />
  );
}
