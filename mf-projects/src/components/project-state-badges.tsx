import { type Project, projectStates } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { ProjectStatusBadge } from './project-status-badge.tsx';

interface ProjectStateBadgesProps {
  project: Pick<Project, 'status'> & Partial<Pick<Project, 'openSeats'>>;
  /** The status is shown of a full project too, where the specification asks for it (spec 2). */
  isStatusNeeded?: boolean;
}

/** How far a project is. */
export function ProjectStateBadges({ project, isStatusNeeded = false }: ProjectStateBadgesProps) {
  const { status } = project;
  const states = projectStates(project);
  const isFull = states.includes('Full');
  return (
    <>
      {isFull ? <Badge tone="amber">Full</Badge> : null}
      {isStatusNeeded || states.includes(status) ? <ProjectStatusBadge status={status} isQuiet={isFull} /> : null}
    </>
  );
}
