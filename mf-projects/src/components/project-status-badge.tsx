import type { Project } from '@crewdeck/contract';
import { Badge } from '@crewdeck/ui-kit';
import { STATUS_TONES } from '../rules/status-tone.ts';

export function ProjectStatusBadge({ status }: Pick<Project, 'status'>) {
  return <Badge tone={STATUS_TONES[status]}>{status}</Badge>;
}
