import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { isFull } from '../rules/seats.ts';
import { ProjectStatusBadge } from './project-status-badge.tsx';

/** The status, and whether the team of a running project is full. */
export function ProjectStateBadges({ project }: { project: Pick<Project, 'status' | 'openSeats'> }) {
  return (
    <>
      <ProjectStatusBadge status={project.status} />
      {isFull(project) ? <Badge tone="amber">Full</Badge> : null}
    </>
  );
}
