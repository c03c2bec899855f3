import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';

const TONES = {
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Open: 'green',
  Archived: 'neutral',
} as const satisfies Record<Project['status'], string>;

interface ProjectStatusBadgeProps extends Pick<Project, 'status'> {
  /** Beside a badge that matters more. */
  isQuiet?: boolean;
}

export function ProjectStatusBadge({ status, isQuiet = false }: ProjectStatusBadgeProps) {
  return <Badge tone={isQuiet ? 'neutral' : TONES[status]}>{status}</Badge>;
}
