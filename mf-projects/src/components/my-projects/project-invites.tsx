import { ErrorState, LoadingRegion, SkeletonText } from '@crewdeck/ui-kit';
import { type ReactNode, useId } from 'react';
import { useProjectInvites } from '../../hooks/use-project-invites.ts';
import { InviteList } from './invite-list.tsx';
import styles from './project-invites.module.css';

/** The invites of one of the person's own projects: pending ones, then answered ones. */
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

function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
