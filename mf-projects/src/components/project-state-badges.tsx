import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { isFull } from '../rules/seats.ts';
import { ProjectStatusBadge } from './project-status-badge.tsx';

/** The status, and that the team is full where it would otherwise look as if one could join. */
export function ProjectStateBadges({ project }: { project: Pick<Project, 'status' | 'openSeats'> }) {
  return (
    <>
      <ProjectStatusBadge status={project.status} />
      {isFull(project) ? <Badge tone="amber">Full</Badge> : null}
    </>
  );
}
