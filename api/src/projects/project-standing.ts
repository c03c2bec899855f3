import type { Project } from '@crewdeck/contract';
import type { Team } from './team-size.rules.ts';

/** What the rules need to know of a project, and how the caller stands to it. */
export interface ProjectStanding extends Team {
  readonly id: string;
  readonly ownerId: string;
  readonly status: Project['status'];
  readonly collaborationType: Project['collaborationType'];
  readonly deadline: string | null;
  readonly viewer: 'owner' | 'member' | 'invitee' | 'stranger';
}
