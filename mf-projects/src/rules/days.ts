import { dayText, earliestDeadline } from '@crewdeck/contract';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const MS_PER_DAY = 86_400_000;
/** A deadline in more days than this is written as a date. */
const DAYS_COUNTED = 30;

/** The day of a moment in the reader's time zone: `10 May 2026`. */
export function momentText(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** The minute of a moment in the reader's time zone: `10 May 2026, 14:05`. */
export function minuteText(moment: string): string {
  return MINUTE.format(new Date(moment));
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
