import type { Invite } from '@crewdeck/contract';
import { Link, useMyProfile, useReceivedInvites } from '@crewdeck/module-sdk';
import { Button, EmptyState, InboxIcon, Stack, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useAskedProjects } from '../hooks/use-asked-projects.ts';
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
        empty={
          <>
            <NoInvites />
            {/* Below what is there first, so that no button moves. */}
            <WaitingInterest />
          </>
        }
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

/** That owners have not answered yet, where nobody has invited the person. Empty while that isn't known. */
function WaitingInterest() {
  const { data = [] } = useAskedProjects();
  const count = data.filter(({ interest }) => interest?.status === 'shown').length;
  if (count === 0) return null;
  return (
    <Words tone="muted">
      {count === 1
        ? "You've shown interest in a project that hasn't answered yet."
        : `You've shown interest in ${count} projects that haven't answered yet.`}{' '}
      <Link to="/my-invites?tab=sent">See what you've sent</Link>
    </Words>
  );
}
