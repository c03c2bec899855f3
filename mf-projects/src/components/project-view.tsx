import type { ProjectPage } from '@crewdeck/contract';
import { HandoverNotice } from './handover-notice.tsx';
import { InterestedPeople } from './interested-people.tsx';
import { ProjectActionPanel } from './project-action-panel.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHeading } from './project-heading.tsx';
import { ProjectStory } from './project-story.tsx';
import styles from './project-view.module.css';
import { TeamSection } from './team-section.tsx';

/** One project: what it is, the one thing that the viewer can do next, and its team. */
export function ProjectView({ project }: { project: ProjectPage }) {
  // To those on it the page is about whom they work with.
  const isTeamFirst = project.team !== null;
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <ProjectHeading project={project} />
        <HandoverNotice project={project} />
      </div>
      <div className={styles.aside}>
        <div className={styles.action}>
          <ProjectActionPanel project={project} />
        </div>
        <div className={styles.details}>
          <ProjectDetails project={project} />
        </div>
      </div>
      <div className={styles.main}>
        {project.viewer?.is === 'owner' ? <InterestedPeople project={project} /> : null}
        {isTeamFirst ? <TeamSection project={project} /> : null}
        <ProjectStory project={project} />
        {isTeamFirst ? null : <TeamSection project={project} />}
      </div>
    </article>
  );
}
