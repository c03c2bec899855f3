import { Link, type useMyCollaborations } from '@crewdeck/module-sdk';
import { Button, CardGrid, EmptyState, ErrorState, HandshakeIcon } from '@crewdeck/ui-kit';
import { activeFirst } from '../../rules/seats.ts';
import { LoadingCards } from '../loading-cards.tsx';
import { CollaborationCard } from './collaboration-card.tsx';

/** The projects a person joined, or why there are none to show. */
export function CollaborationList({ collaborations }: { collaborations: ReturnType<typeof useMyCollaborations> }) {
  if (collaborations.isPending) return <LoadingCards label="Loading collaborations..." />;
  if (!collaborations.data) {
    return <ErrorState title="Failed to fetch your collaborations." onRetry={() => void collaborations.refetch()} />;
  }
  if (collaborations.data.length === 0) {
    return (
      <EmptyState
        icon={<HandshakeIcon />}
        title="No collaborations right now."
        text="Accept an invite, and its project appears here."
        action={
          <>
            <Button variant="primary" render={<Link to="/my-invites" />}>
              See your invites
            </Button>{' '}
            <Button render={<Link to="/explore-projects" />}>Explore projects</Button>
          </>
        }
      />
    );
  }
  return (
    <CardGrid label="My collaborations">
      {activeFirst(collaborations.data).map((collaboration) => (
        <CollaborationCard key={collaboration.id} collaboration={collaboration} />
      ))}
    </CardGrid>
  );
}
