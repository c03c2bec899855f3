import { inWords, MISSED_CHECK_INS, type TeamMember } from '@crewdeck/contract';
import { dayText } from './days.ts';

/** What an owner may say who frees a silent seat, to be changed as they like. */
export const FREE_SEAT_WORDS =
  'We have not heard from you for a while, so we are opening your seat for somebody else. Thank you for what you did, and write to us whenever you like.';

/** `6 hours a week, until 31 Mar 2027`; `null` when they have said neither. */
export function commitmentText({ hoursPerWeek, until }: Pick<TeamMember, 'hoursPerWeek' | 'until'>): string | null {
  const hours = hoursPerWeek && `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`;
  const end = until && `until ${dayText(until)}`;
  if (!hours) return end ? `Here ${end}` : null;
  return end ? `${hours}, ${end}` : hours;
}

/** What a team reads of somebody it has not heard of; `null` before it is told. */
export function quietText({ missedCheckIns }: Pick<TeamMember, 'missedCheckIns'>): string | null {
  return missedCheckIns >= MISSED_CHECK_INS.teamIsTold ? `Quiet for ${inWords(missedCheckIns)} check-ins` : null;
}

/** Whether the owner may free the seat of somebody it has not heard of (ADR 29). */
export function mayBeFreed({ missedCheckIns }: Pick<TeamMember, 'missedCheckIns'>): boolean {
  return missedCheckIns >= MISSED_CHECK_INS.seatMayBeFreed;
}
