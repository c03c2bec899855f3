import { Link, useSentInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, SendIcon, Stack } from '@crewdeck/ui-kit';
import { AskedProjects } from './asked-projects.tsx';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import { PageList } from './page-list.tsx';
import { SentInviteCard } from './sent-invite-card.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export function SentInvites() {
  const query = useSentInvites({ poll: true });
  const hasSent = query.isPending ? undefined : query.data?.length !== 0;
  return (
    <Stack gap={4}>
      {hasSent ? <UnconfirmedNotice /> : null}
      {hasSent === false ? <AskedProjects /> : null}
      <PageList
        query={query}
        things="invites"
        label="Sent invites"
        skeleton={<InviteCardSkeleton />}
        empty={
          <EmptyState
            icon={<SendIcon />}
            title="No invites sent yet."
            text="Find people whose skills complete your team, and invite them to your project."
            action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
          />
        }
        isFirst={({ status }) => status === 'pending'}
        renderItem={(invite) => <SentInviteCard key={invite.id} invite={invite} />}
      />
      {/* Below invites, so that none moves. */}
      {hasSent ? <AskedProjects /> : null}
    </Stack>
  );
}
