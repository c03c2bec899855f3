import type { ProjectPage } from '@crewdeck/contract';
import { useProjectInterests } from '../hooks/use-project-interests.ts';
import { useWhoFits } from '../hooks/use-who-fits.ts';
import { CheckInNotice } from './check-in-notice.tsx';
import { CommitmentNotice } from './commitment-notice.tsx';
import { HandoverNotice } from './handover-notice.tsx';
import { InterestedPeople } from './interested-people.tsx';
import { ProjectActionPanel } from './project-action-panel.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHeading } from './project-heading.tsx';
import { ProjectMain } from './project-main.tsx';
import styles from './project-view.module.css';
import { ReportProject } from './report-project.tsx';

/** One project: what it is, the one thing that the viewer can do next, and its team. */
export function ProjectView({ project }: { project: ProjectPage }) {
  const isOwner = project.viewer?.is === 'owner';
  // What stands below the interested people, or those who would fit, waits for them, so that no button moves away under a
  // finger.
  const { isLoading } = useProjectInterests(project.id, isOwner);
  const isWhoFitsAwaited = useWhoFits(project).isFirstAwaited;
  return (
    <article className={styles.root}>
      <div className={styles.head}>
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
          <div className={styles.details}>
            <ProjectDetails project={project} />
            <ReportProject project={project} />
          </div>
        )}
      </div>
      <div className={styles.main}>
        {isOwner ? <InterestedPeople project={project} /> : null}
        {isLoading ? null : <ProjectMain project={project} hasStory={!isWhoFitsAwaited} />}
      </div>
    </article>
  );
}
