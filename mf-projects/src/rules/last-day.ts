import { earliestDeadline, type Project, type TeamMember } from '@crewdeck/contract';
import { isOver } from './seats.ts';

/** The last day that a member has said, once it has come anywhere on earth; `null` before it, and where the project is over. */
export function endedOn(
  { until }: Pick<TeamMember, 'until'>,
  project: Pick<Project, 'status'>,
  now: Date,
): string | null {
  return until && until <= earliestDeadline(now) && !isOver(project) ? until : null;
}
