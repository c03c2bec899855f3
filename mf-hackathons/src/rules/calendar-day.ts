/** A day in the calendar, `YYYY-MM-DD`. It has no time zone, so it is written in UTC, where it was read in UTC. */
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });
const DAY_MS = 86_400_000;

export function writeDay(day: string): string {
  return LONG.format(new Date(day));
}

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
