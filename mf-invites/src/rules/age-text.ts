import { dayAndMonth } from './day-and-month.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Until then people count in days, later by the calendar. */
const DAYS_COUNTED = 7;

const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`, then the day: `21 Nov`. */
export function ageText(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return RELATIVE.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return RELATIVE.format(-Math.floor(age / HOUR_MS), 'hour');
  if (age < DAYS_COUNTED * DAY_MS) return RELATIVE.format(-Math.floor(age / DAY_MS), 'day');
  return dayAndMonth(at, now);
}
