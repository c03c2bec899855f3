import { ErrorState, LoadingRegion, SkeletonText } from '@crewdeck/ui-kit';
import { useProjectInvites } from '../hooks/use-project-invites.ts';
import { DialogSection } from './dialog-section.tsx';
import { InviteList } from './invite-list.tsx';

/** The invites of a project: those that wait for an answer, then those that have one. */
export function ProjectInvites({ projectId }: { projectId: string }) {
  const invites = useProjectInvites(projectId);
  if (invites.isPending) {
    return (
      <LoadingRegion label="Loading invites...">
        <SkeletonText lines={2} />
      </LoadingRegion>
    );
  }
  if (!invites.data) {
    return <ErrorState title="Failed to fetch your invites." onRetry={() => void invites.refetch()} />;
  }
  const pending = invites.data.filter(({ status }) => status === 'pending');
  const answered = invites.data.filter(({ status }) => status !== 'pending');
  return (
    <>
      <DialogSection title="Pending invites">
        {pending.length === 0 ? <p>No pending invites for this project.</p> : <InviteList invites={pending} />}
      </DialogSection>
      {answered.length > 0 ? (
        <DialogSection title="Answered invites">
          <InviteList invites={answered} />
        </DialogSection>
      ) : null}
    </>
  );
}
