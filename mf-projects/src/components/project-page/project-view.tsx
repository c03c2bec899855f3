import type { ProjectPage } from '@crewdeck/contract';
import { Cover, Stack } from '@crewdeck/ui-kit';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { useProjectInterests } from '../../hooks/use-project-interests.ts';
import { useProjectInvites } from '../../hooks/use-project-invites.ts';
import { useWhoFits } from '../../hooks/use-who-fits.ts';
import { isFirstAwaited } from '../../rules/is-first-awaited.ts';
import { TeamRoomSection } from '../team-room/team-room-section.tsx';
import { ProjectActionPanel } from './action-panel/project-action-panel.tsx';
import { CoverSection } from './cover/cover-section.tsx';
import { useFinishFile } from './finish/use-finish-file.ts';
import { CheckInNotice } from './notices/check-in-notice.tsx';
import { CommitmentNotice } from './notices/commitment-notice.tsx';
import { HandoverNotice } from './notices/handover-notice.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHeading } from './project-heading.tsx';
import { ProjectMain } from './project-main.tsx';
import styles from './project-view.module.css';
import { ReportProject } from './report-project.tsx';

/** All that is below the result and the people outside the team waits for them, so that no button moves under a finger. */
function useIsLoading({ id, result }: ProjectPage, isAskedToJoin: boolean): boolean {
  const file = useFinishFile(result !== null);
  const interests = useProjectInterests(id, isAskedToJoin);
  const invites = useProjectInvites(id, isAskedToJoin);
  return [file, interests, invites].some(isFirstAwaited);
}

/** One project: its story, the one thing that the viewer can do next, and its team. */
export function ProjectView({ project }: { project: ProjectPage }) {
  // Nobody waits for the owner's answer once the project is finished.
  const isAskedToJoin = project.viewer?.is === 'owner' && project.result === null;
  const isOnTeam = project.team !== null;
  const keptFocus = useKeptFocus();
  const isLoading = useIsLoading(project, isAskedToJoin);
  const isWhoFitsAwaited = isFirstAwaited(useWhoFits(project));
  return (
    <article className={styles.root}>
      <div className={styles.head} {...keptFocus}>
        <Cover seed={project.id} src={project.coverUrl} />
        <ProjectHeading project={project} />
        {project.viewer?.checkIn ? <CheckInNotice project={project} /> : null}
        <CommitmentNotice project={project} />
        <HandoverNotice project={project} />
      </div>
      <div className={styles.aside}>
        <div className={styles.action}>
          <ProjectActionPanel project={project} />
        </div>
        {isLoading || isWhoFitsAwaited ? null : (
          <Stack gap={3} className={styles.details}>
            <ProjectDetails project={project} />
            {project.viewer?.is === 'owner' ? <CoverSection project={project} /> : null}
            <ReportProject project={project} />
          </Stack>
        )}
      </div>
      <div className={styles.main}>
        <ProjectMain project={project} isAskedToJoin={isAskedToJoin} isLoading={isLoading} />
      </div>
      {isOnTeam && !isLoading && !isWhoFitsAwaited ? (
        <div className={styles.room}>
          <TeamRoomSection project={project} />
        </div>
      ) : null}
    </article>
  );
}
