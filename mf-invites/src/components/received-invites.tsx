import { Link, useReceivedInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, InboxIcon, Stack } from '@crewdeck/ui-kit';
import { ContactAsk } from './contact-ask.tsx';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import { PageList } from './page-list.tsx';
import { ReceivedInviteCard } from './received-invite-card.tsx';

export function ReceivedInvites() {
  const query = useReceivedInvites();
  return (
    <Stack gap={4}>
      <PageList
        query={query}
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
      {/* Below what is there first, so that no button moves. */}
      {query.data?.some(({ status }) => status === 'pending') ? <ContactAsk /> : null}
    </Stack>
  );
}
