import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { isFull } from '../rules/seats.ts';
import { ProjectStatusBadge } from './project-status-badge.tsx';

/** The status. On a running project `Full` comes before it, and stands alone instead of `Open`, which would read as an open seat. */
export function ProjectStateBadges({ project }: { project: Pick<Project, 'status' | 'openSeats'> }) {
  const hasNoSeat = isFull(project);
  return (
    <>
      {hasNoSeat ? <Badge tone="amber">Full</Badge> : null}
      {hasNoSeat && project.status === 'Open' ? null : (
        <ProjectStatusBadge status={project.status} isQuiet={hasNoSeat} />
      )}
    </>
  );
}
