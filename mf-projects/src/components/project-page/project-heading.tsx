import { localDayText, type ProjectPage, projectStates } from '@crewdeck/contract';
import { Cluster, FolderKanbanIcon, Notice, Row, ShareLink } from '@crewdeck/ui-kit';
import { deadlineText } from '../../rules/days.ts';
import { hasPage } from '../../rules/members.ts';
import { PersonName } from '../person-name.tsx';
import { ProjectStatusBadge } from '../project-status-badge.tsx';
import styles from './project-heading.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectSeats } from './project-seats.tsx';

interface ProjectHeadingProps {
  project: ProjectPage;
  /** The viewer has left the team. */
  onLeft: () => void;
}

export function ProjectHeading({ project, onLeft }: ProjectHeadingProps) {
  const { finishedAt, owner, result } = project;
  return (
    <>
      <Cluster gap={3} rowGap={2} align="start">
        <Cluster gap={3} rowGap={2} align="center" tone="muted" size="md" weight="semibold" className={styles.facts}>
          <Row as="span" gap={2} align="center">
            <FolderKanbanIcon size={18} aria-hidden="true" />
            Project
          </Row>
          {projectStates(project).map((state) => (
            <Row as="span" key={state} gap={2} align="center">
              <ProjectStatusBadge status={state} />
              {state === 'Completed' && finishedAt ? (
                <span className={styles.day}>
                  on <time dateTime={finishedAt}>{localDayText(finishedAt)}</time>
                </span>
              ) : null}
            </Row>
          ))}
          {project.visibility === 'Invite Only' ? <span>Invite only</span> : null}
        </Cluster>
        <Row gap={2} align="center" className={styles.tools}>
          <ShareLink path={`/projects/${project.id}`} title={project.title} size="sm" variant="ghost" />
          <ProjectMenu project={project} onLeft={onLeft} />
        </Row>
      </Cluster>
      <h1 dir="auto" tabIndex={-1} className={styles.title}>
        {project.title}
      </h1>
      <Cluster gap={4} rowGap={1} align="center" tone="muted" size="md">
        <span>
          By <PersonName person={owner} hasPage={hasPage(project, owner.id)} />
        </span>
        <ProjectSeats project={project} />
        {project.deadline && project.openSeats > 0 && !result ? (
          <span>{deadlineText(project.deadline, new Date())}</span>
        ) : null}
      </Cluster>
      {project.hidden ? <HiddenNotice {...project.hidden} /> : null}
      {project.status === 'Archived' ? (
        <Notice tone="info">This project is archived. You can still read it, but nobody can join.</Notice>
      ) : null}
    </>
  );
}

/** Tells the team that nobody else sees the project, and the reason where ops gave one. */
function HiddenNotice({ reason }: { reason: string | null }) {
  return (
    <Notice tone="warning">
      This project is hidden. Only its team sees it, and nobody can be invited or show interest.{' '}
      {reason === null ? null : (
        <>
          Reason: <q dir="auto">{reason}</q>
        </>
      )}
    </Notice>
  );
}
