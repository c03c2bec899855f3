import {
  dayText,
  earliestDeadline,
  inWords,
  isProjectOver,
  MISSED_CHECK_INS,
  type Project,
  type TeamMember,
} from '@crewdeck/contract';

/** The suggested sentence for a member whose seat is freed. The owner can change it. */
export const FREE_SEAT_WORDS =
  "We haven't heard from you for a while, so we're opening your seat to someone else. Thanks for your work. Get in touch any time.";

/** `6 hours a week, until 31 Mar 2027`; `null` when neither is known. */
export function commitmentText({ hoursPerWeek, until }: Pick<TeamMember, 'hoursPerWeek' | 'until'>): string | null {
  const hours = hoursPerWeek && `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`;
  const end = until && `until ${dayText(until)}`;
  if (!hours) return end ? `Here ${end}` : null;
  return end ? `${hours}, ${end}` : hours;
}

/** The team's note about missed check-ins; `null` before there are enough of them. */
export function quietText({ missedCheckIns }: Pick<TeamMember, 'missedCheckIns'>): string | null {
  return missedCheckIns >= MISSED_CHECK_INS.teamIsTold ? `Missed ${inWords(missedCheckIns)} check-ins` : null;
}

/** Whether a member has missed so many check-ins that the owner may free the seat (ADR 51). */
export function mayBeFreed({ missedCheckIns }: Pick<TeamMember, 'missedCheckIns'>): boolean {
  return missedCheckIns >= MISSED_CHECK_INS.seatMayBeFreed;
}

/** A member's last day once it has come anywhere on earth; `null` before it, and where the project is over. */
export function endedOn(
  { until }: Pick<TeamMember, 'until'>,
  project: Pick<Project, 'status'>,
  now: Date,
): string | null {
  return until && until <= earliestDeadline(now) && !isProjectOver(project) ? until : null;
}
