import type { Hackathon } from '@crewdeck/contract';
import { daysBetween } from './calendar-day.ts';

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
