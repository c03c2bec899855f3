import type { Invite } from '@crewdeck/contract';
import { Link, useMyProfile, useReceivedInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, InboxIcon, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useWaitingProposals } from '../hooks/use-waiting-proposals.ts';
import { ContactAsk } from './contact-ask.tsx';
import { InviteCardSkeleton } from './invite-card-skeleton.tsx';
import { PageList } from './page-list.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { ReceivedInviteCard } from './received-invite-card.tsx';

export function ReceivedInvites() {
  const query = useReceivedInvites();
  const { proposals, isLoading } = useWaitingProposals();
  const [waited, setWaited] = useState<readonly string[]>([]);
  const isNew = ({ id, status }: Invite) => status === 'pending' && !waited.includes(id);
  if (query.data?.some(isNew)) setWaited([...waited, ...query.data.filter(isNew).map(({ id }) => id)]);
  return (
    <Stack gap={4}>
      {query.data || query.isLoadingError
        ? proposals.map((proposal) => <ProposalNotice key={proposal.id} proposal={proposal} />)
        : null}
      <PageList
        query={query}
        things="invites"
        isWaiting={isLoading}
        label="Received invites"
        skeleton={<InviteCardSkeleton />}
        empty={<NoInvites />}
        // One that is answered here stays where it is, with its Undo.
        isFirst={({ id }) => waited.includes(id)}
        renderItem={(invite) => <ReceivedInviteCard key={invite.id} invite={invite} />}
      />
      {/* Below what is there first, so that no button moves. */}
      {query.data?.some(({ status }) => status === 'pending') ? <ContactAsk /> : null}
    </Stack>
  );
}

function NoInvites() {
  const isWithoutProfile = useMyProfile().data === null;
  return (
    <EmptyState
      icon={<InboxIcon />}
      title="No invites received yet."
      text={
        isWithoutProfile
          ? 'Project owners find people by their profiles, and you have none yet.'
          : 'Project owners find people by their profiles. In the meantime, see what others are building.'
      }
      action={
        <>
          {isWithoutProfile ? (
            <Button variant="primary" render={<Link to="/create-profile" />}>
              Create your profile
            </Button>
          ) : null}
          <Button render={<Link to="/explore-projects" />}>Explore projects</Button>
        </>
      }
    />
  );
}
