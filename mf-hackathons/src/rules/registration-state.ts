import type { Hackathon } from '@crewdeck/contract';
import { dayOf, daysBetween, writeDayInWords, writeDistance } from './days.ts';

const SOON_DAYS = 7;

export type RegistrationState = 'past' | 'under-way' | 'closed' | 'closes-soon' | 'open' | 'unknown';

type Dates = Pick<Hackathon, 'eventDate' | 'endsAt' | 'deadline'>;

/** Teams form until the first day has passed. The API has the same rule (`team-search.policy.ts`). */
export function isFormingOver({ eventDate }: Pick<Hackathon, 'eventDate'>, today: string): boolean {
  return daysBetween(today, eventDate) < 0;
}

/** Whether the event is over or under way on the day `today` of the reader, else whether people can register until its deadline, inclusive. */
export function registrationState(hackathon: Dates, today: string): RegistrationState {
  const { endsAt, deadline } = hackathon;
  if (isFormingOver(hackathon, today)) return endsAt && dayOf(new Date(endsAt)) >= today ? 'under-way' : 'past';
  if (deadline === null) return 'unknown';
  const daysLeft = daysBetween(today, deadline);
  if (daysLeft < 0) return 'closed';
  return daysLeft <= SOON_DAYS ? 'closes-soon' : 'open';
}

/** Until when one can register, in a sentence, as seen on the day `today`, `YYYY-MM-DD`. */
export function registrationWords(hackathon: Dates, today: string): string {
  const { deadline } = hackathon;
  const state = registrationState(hackathon, today);
  if (state === 'past') return 'This hackathon is over.';
  if (state === 'under-way') return 'This hackathon is under way.';
  if (deadline === null) return "The organiser hasn't said when registration closes.";
  if (state === 'closed') return `Registration closed on ${writeDayInWords(deadline, today)}.`;
  return `Registration closes ${writeDistance(today, deadline)}, on ${writeDayInWords(deadline, today)}.`;
}
