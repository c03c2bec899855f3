import type { Project } from '@crewdeck/contract';

type Tone = 'neutral' | 'green' | 'blue' | 'amber' | 'red' | 'violet';

/** Colour of a project's status, wherever it is shown. */
export const STATUS_TONES = {
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Open: 'green',
  Archived: 'neutral',
} as const satisfies Record<Project['status'], Tone>;

/** Colour of the owner's invite label. */
export const INVITE_STATUS_TONES = {
  Pending: 'amber',
  Accepted: 'green',
  Declined: 'red',
  Expired: 'neutral',
} as const satisfies Record<Project['inviteStatus'], Tone>;
