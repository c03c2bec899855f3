import { earliestDeadline, type Project, type TeamMember } from '@crewdeck/contract';

/** The last day that a member has said, once it has come anywhere on earth; `null` before it, and where the project is over. */
export function endedOn(
  { until }: Pick<TeamMember, 'until'>,
  { status }: Pick<Project, 'status'>,
  now: Date,
): string | null {
  const isOver = status === 'Archived' || status === 'Completed';
  return until === null || isOver || until > earliestDeadline(now) ? null : until;
}
