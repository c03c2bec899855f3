import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { isFull } from '../rules/seats.ts';
import { ProjectStatusBadge } from './project-status-badge.tsx';

interface ProjectStateBadgesProps {
  project: Pick<Project, 'status' | 'openSeats'>;
  /** `Open` is said of a full project too (spec 2, My Projects). */
  isStatusNeeded?: boolean;
}

/** The status. On a running project `Full` comes before it, and stands alone instead of `Open`, which would read as an open seat. */
export function ProjectStateBadges({ project, isStatusNeeded = false }: ProjectStateBadgesProps) {
  const hasNoSeat = isFull(project);
  return (
    <>
      {hasNoSeat ? <Badge tone="amber">Full</Badge> : null}
      {hasNoSeat && project.status === 'Open' && !isStatusNeeded ? null : (
        <ProjectStatusBadge status={project.status} isQuiet={hasNoSeat} />
      )}
    </>
  );
}
