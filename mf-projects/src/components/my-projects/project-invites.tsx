import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion, SkeletonText, Stack } from '@crewdeck/ui-kit';
import { type ReactNode, useId } from 'react';
import { useProjectInvites } from '../../hooks/use-project-invites.ts';
import { peoplePath } from '../../rules/who-fits.ts';
import { InviteList } from './invite-list.tsx';
import styles from './project-invites.module.css';

/** The invites of one of the person's own projects: pending ones, then answered ones. */
export function ProjectInvites({ project }: { project: Project }) {
  const invites = useProjectInvites(project.id);
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
        {pending.length === 0 ? <NobodyInvited project={project} /> : <InviteList invites={pending} />}
      </DialogSection>
      {answered.length > 0 ? (
        <DialogSection title="Answered invites">
          <InviteList invites={answered} />
        </DialogSection>
      ) : null}
    </>
  );
}

function NobodyInvited({ project: { id, isLooking } }: { project: Project }) {
  return (
    <Stack gap={1} align="start">
      <p>No pending invites for this project.</p>
      {isLooking ? <Link to={peoplePath(id)}>Find teammates</Link> : null}
    </Stack>
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
