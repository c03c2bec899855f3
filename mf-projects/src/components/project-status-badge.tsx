import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';

const TONES = {
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Open: 'green',
  Archived: 'neutral',
  Full: 'amber',
} as const satisfies Record<Project['status'] | 'Full', string>;

export function ProjectStatusBadge({ status }: { status: keyof typeof TONES }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
