import type { Project } from '@crewdeck/contract';

const TONES = {
  Open: 'green',
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Archived: 'neutral',
} as const satisfies Record<Project['status'], string>;

export function statusTone(status: Project['status']): (typeof TONES)[Project['status']] {
  return TONES[status];
}
