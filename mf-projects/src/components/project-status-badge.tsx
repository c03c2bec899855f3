import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';

const TONES = {
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Open: 'green',
  Archived: 'neutral',
} as const satisfies Record<Project['status'], string>;

export function ProjectStatusBadge({ status }: Pick<Project, 'status'>) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
