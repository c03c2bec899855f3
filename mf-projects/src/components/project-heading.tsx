import type { ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { FolderKanbanIcon, Notice, ShareLink } from '@crewdeck/ui-kit';
import { deadlineText } from '../rules/days.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import styles from './project-heading.module.css';
import { ProjectStateBadges } from './project-state-badges.tsx';

/** What kind of thing this is, how it stands, what it is called, and whose it is. */
export function ProjectHeading({ project }: { project: ProjectPage }) {
  return (
    <>
      <div className={styles.kind}>
        <span>
          <FolderKanbanIcon aria-hidden="true" />
          Project
        </span>
        <ProjectStateBadges project={project} />
        {project.visibility === 'Invite Only' ? <span>Invite only</span> : null}
      </div>
      <h1 dir="auto" className={styles.title}>
        {project.title}
      </h1>
      <div className={styles.facts}>
        <span>
          By{' '}
          <Link to={`/people/${project.owner.id}`}>
            <bdi>{project.owner.name}</bdi>
          </Link>
        </span>
        {project.deadline ? <span>{deadlineText(project.deadline, new Date())}</span> : null}
        <ShareLink path={`/projects/${project.id}`} title={project.title} size="sm" variant="ghost" />
      </div>
      {project.hidden ? <HiddenNotice {...project.hidden} /> : null}
      {project.status === 'Archived' ? (
        <Notice tone="info">This project is archived. It can be read, and nobody can join it.</Notice>
      ) : null}
    </>
  );
}
