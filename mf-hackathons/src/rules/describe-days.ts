import { daysBetween } from './calendar-day.ts';

/** A day has no time zone, so it is written in UTC, where it was read in UTC. */
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** `Saturday 6 March 2027`, of a day `YYYY-MM-DD`. */
export function writeDayInWords(day: string): string {
  const date = new Date(day);
  return `${WEEKDAY.format(date)} ${DAY.format(date)}`;
}

/** `22 Nov 2026, 14:20`, where the reader is. */
export function writeMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** `in 12 days`, `tomorrow`, `today`, `3 days ago`, as seen on the day `today`, `YYYY-MM-DD`. */
export function writeDistance(today: string, day: string): string {
  return RELATIVE.format(daysBetween(today, day), 'day');
}
