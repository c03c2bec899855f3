import { dayText, earliestDeadline } from '@crewdeck/contract';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const MS_PER_DAY = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** The day of a moment in the reader's time zone: `10 May 2026`. */
export function momentText(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** The minute of a moment in the reader's time zone: `10 May 2026, 14:05`. */
export function minuteText(moment: string): string {
  return MINUTE.format(new Date(moment));
}

/** `Apply by 4 Jan 2027, in 38 days`, counted from the day that it still is somewhere on earth (decisions: team size). */
export function deadlineText(deadline: string, now: Date): string {
  const days = (Date.parse(deadline) - Date.parse(earliestDeadline(now))) / MS_PER_DAY;
  if (days < 0) return `Closed on ${dayText(deadline)}`;
  return `Apply by ${dayText(deadline)}, ${RELATIVE.format(days, 'day')}`;
}
