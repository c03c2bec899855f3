import { earliestDeadline } from '@crewdeck/contract';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MS_PER_DAY = 86_400_000;
/** Until then people count in days, later by the calendar. */
const DAYS_COUNTED = 30;

/** `10 May 2026`. A day has no time zone, so it is read and written as UTC. */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** The day of a moment, where the reader is: `10 May 2026`. */
export function momentText(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** `Closes in 5 days`, counted from the day that it still is somewhere on earth (decisions: team size). */
export function deadlineText(deadline: string | null, now: Date): string {
  if (!deadline) return 'No deadline';
  const days = (Date.parse(deadline) - Date.parse(earliestDeadline(now))) / MS_PER_DAY;
  if (days < 0) return `Closed on ${dayText(deadline)}`;
  if (days === 0) return 'Closes today';
  if (days === 1) return 'Closes tomorrow';
  return days <= DAYS_COUNTED ? `Closes in ${days} days` : `Open until ${dayText(deadline)}`;
}
