import type { Hackathon } from '@crewdeck/contract';
import { daysBetween, writeDayInWords, writeDistance } from './days.ts';

const SOON_DAYS = 7;

export type RegistrationState = 'past' | 'closed' | 'closes-soon' | 'open' | 'unknown';

/** Whether one can still register on the day `today`. The deadline is the last day on which one can. */
export function registrationState(
  { eventDate, deadline }: Pick<Hackathon, 'eventDate' | 'deadline'>,
  today: string,
): RegistrationState {
  if (daysBetween(today, eventDate) < 0) return 'past';
  if (deadline === null) return 'unknown';
  const daysLeft = daysBetween(today, deadline);
  if (daysLeft < 0) return 'closed';
  return daysLeft <= SOON_DAYS ? 'closes-soon' : 'open';
}

/** Until when one can register, in a sentence, as seen on the day `today`, `YYYY-MM-DD`. */
export function registrationWords(hackathon: Pick<Hackathon, 'eventDate' | 'deadline'>, today: string): string {
  const { deadline } = hackathon;
  const state = registrationState(hackathon, today);
  if (state === 'past') return 'This hackathon is over.';
  if (deadline === null) return 'Ask the organizer about the registration deadline.';
  if (state === 'closed') return `Registration closed on ${writeDayInWords(deadline)}.`;
  return `Registration closes ${writeDistance(today, deadline)}, on ${writeDayInWords(deadline)}.`;
}
