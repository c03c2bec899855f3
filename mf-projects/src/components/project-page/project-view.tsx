import { isTeamFull, type ProjectPage } from '@crewdeck/contract';
import { Link, useQuery } from '@crewdeck/module-sdk';
import { Cover, ErrorState, LoadingRegion, Notice, Skeleton } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useBecame } from '../../hooks/use-became.ts';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { type ProjectTabs, useProjectTab } from '../../hooks/use-project-tab.ts';
import { CheckInNotice } from './notices/check-in-notice.tsx';
import { CommitmentNotice } from './notices/commitment-notice.tsx';
import { HandoverNotice } from './notices/handover-notice.tsx';
import { ProjectHeading } from './project-heading.tsx';
import { ProjectOverview } from './project-overview.tsx';
import styles from './project-view.module.css';

/** One project, with the questions that wait for the viewer. Its team has tabs below them. */
export function ProjectView({ project }: { project: ProjectPage }) {
  const keptFocus = useKeptFocus();
  // Kept here, as joining adds tabs to the page, and an owner may be at another tab.
  const [wasOwner] = useState(project.viewer?.is === 'owner');
  const hasJoined = useBecame(project.viewer?.is === 'member') && !wasOwner;
  const isMoment = [hasJoined, useBecame(isTeamFull(project))].includes(true);
  const [hasLeft, setHasLeft] = useState(false);
  // A visitor may be somebody on the team whose session has ended.
  const isGone = useBecame(project.team === null && project.viewer !== null);
  const tabs = useProjectTab(project);
  return (
    <article className={project.team ? styles.team : styles.root}>
      <div className={styles.head} {...keptFocus}>
        <Cover seed={project.id} src={project.coverUrl} />
        <ProjectHeading project={project} onLeft={() => setHasLeft(true)} />
        {isGone && !hasLeft ? (
          <Notice tone="info" role="status">
            You're no longer on this team. If its owner removed you, their message is under{' '}
            <Link to="/collaborations">Collaborations</Link>.
          </Notice>
        ) : null}
        {wasOwner && project.viewer?.is === 'member' ? (
          <Notice tone="info" role="status">
            <bdi>{project.owner.name}</bdi> now owns this project. You're still on the team.
          </Notice>
        ) : null}
        {project.viewer?.checkIn ? <CheckInNotice project={project} /> : null}
        <CommitmentNotice project={project} />
        <HandoverNotice project={project} />
      </div>
      {project.team ? (
        <TabsOrReason project={project} isMoment={isMoment} {...tabs} />
      ) : (
        <ProjectOverview project={project} isMoment={false} />
      )}
    </article>
  );
}

/** The tabs are a file of their own, which others than the team never load. */
function TabsOrReason(props: { project: ProjectPage; isMoment: boolean } & ProjectTabs) {
  const file = useQuery({
    queryKey: ['team-tabs', 'contents'],
    queryFn: () => import('./team-tabs.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (file.data) return <file.data.TeamTabs {...props} />;
  if (file.isError) return <ErrorState title="We couldn't load this project." onRetry={() => void file.refetch()} />;
  return (
    <LoadingRegion label="Loading your team's page...">
      <Skeleton height={640} radius="var(--radius-lg)" />
    </LoadingRegion>
  );
}
