/** A day in the calendar, `YYYY-MM-DD`. It has no time zone, so it is written in UTC, where it was read in UTC. */
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const DAY_MS = 86_400_000;

/** The two halves of a calendar leaf. */
export function leafOf(day: string): { month: string; day: string } {
  const date = new Date(day);
  return { month: MONTH.format(date), day: DAY.format(date) };
}

/** The day it is for the reader. */
export function dayOf(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `Saturday 6 March 2027`, of a day `YYYY-MM-DD`. */
export function writeDayInWords(day: string): string {
  const date = new Date(day);
  return `${WEEKDAY.format(date)} ${LONG_DAY.format(date)}`;
}

/** `22 Nov 2026, 14:20`, where the reader is. */
export function writeMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** `in 12 days`, `tomorrow`, `today`, `3 days ago`, as seen on the day `today`, `YYYY-MM-DD`. */
export function writeDistance(today: string, day: string): string {
  return RELATIVE.format(daysBetween(today, day), 'day');
}

const SPAN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * `Starts Sat, 6 Mar 2027, 18:00 CET` and `Ends Sun, 7 Mar 2027, 12:30`, in a zone, else where the reader is. The end repeats the
 * zone where the clocks change in between.
 */
export function writeSpan(startsAt: string, endsAt: string | null, timeZone?: string): string[] {
  const bare = new Intl.DateTimeFormat('en-GB', { ...SPAN, timeZone });
  const zoned = new Intl.DateTimeFormat('en-GB', { ...SPAN, timeZone, timeZoneName: 'short' });
  const start = new Date(startsAt);
  if (endsAt === null) return [`Starts ${zoned.format(start)}`];
  const end = new Date(endsAt);
  const zoneOf = (time: Date) => zoned.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  const endFormat = zoneOf(start) === zoneOf(end) ? bare : zoned;
  return [`Starts ${zoned.format(start)}`, `Ends ${endFormat.format(end)}`];
}
