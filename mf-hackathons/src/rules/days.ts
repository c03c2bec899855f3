import { dayText, type Hackathon, SHORT_EVENT_DAYS } from '@crewdeck/contract';

/** A day in the calendar, `YYYY-MM-DD`. It has no time zone, so it is written in UTC, where it was read in UTC. */
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });
const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
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

/** Whether an event is known to last three days or less. The API has the same rule (`team-search.conditions.ts`). */
export function isShort({ startsAt, endsAt }: Pick<Hackathon, 'startsAt' | 'endsAt'>): boolean {
  return startsAt !== null && endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) <= SHORT_EVENT_DAYS * DAY_MS;
}

/** `Sat 6 Mar`, of a day `YYYY-MM-DD`; with its year where that is not the one of the day `today`. */
export function writeDayInWords(day: string, today: string): string {
  return wordsOf(new Date(day), today, 'UTC');
}

function wordsOf(date: Date, today: string, timeZone: string | undefined): string {
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(date);
  const year = write({ year: 'numeric' });
  const isThisYear = today.startsWith(`${year}-`);
  return `${write({ weekday: 'short' })} ${write({ day: 'numeric', month: 'short' })}${isThisYear ? '' : ` ${year}`}`;
}

/** `7 to 8 Dec 2026`, or one day: those of an event, by its clocks if its zone is known. One that ends at midnight ends that day. */
export function writeDays(event: Pick<Hackathon, 'eventDate' | 'endsAt' | 'timeZone'>): string {
  const { eventDate, endsAt, timeZone } = event;
  const first = dayText(eventDate);
  if (endsAt === null) return first;
  const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: timeZone ?? undefined });
  const lastDay = isoDay.format(new Date(Date.parse(endsAt) - 1));
  // The clocks of a reader may be a day behind those of the event.
  if (lastDay <= eventDate) return first;
  return DAYS.formatRange(new Date(eventDate), new Date(lastDay)).replace(/\s–\s/, ' to ');
}

/** `in 12 days`, `tomorrow`, `today`, `3 days ago`, as seen on the day `today`, `YYYY-MM-DD`. */
export function writeDistance(today: string, day: string): string {
  return RELATIVE.format(daysBetween(today, day), 'day');
}

/**
 * `Sat 6 Mar, 18:00 to Sun 7 Mar, 12:30 CET`, in a zone, else where the reader is. The start has a zone of its own where the
 * clocks change in between, and the end no day where it is the same.
 *
 * @param today the day it is for the reader, `YYYY-MM-DD`
 */
export function writeSpan(startsAt: string, endsAt: string | null, today: string, timeZone?: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
  const of = (moment: string) => {
    const date = new Date(moment);
    return {
      day: wordsOf(date, today, timeZone),
      time: clock.format(date),
      zone: zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    };
  };
  const start = of(startsAt);
  if (endsAt === null) return `${start.day}, ${start.time} ${start.zone}`;
  const end = of(endsAt);
  const startZone = start.zone === end.zone ? '' : ` ${start.zone}`;
  const endDay = start.day === end.day ? '' : `${end.day}, `;
  return `${start.day}, ${start.time}${startZone} to ${endDay}${end.time} ${end.zone}`;
}

/** `Sat 6 Mar, 18:00 CET`: a moment by the clocks of an event, else of the reader. */
export function writeMoment(instant: string, timeZone: string | null): string {
  return writeSpan(instant, null, dayOf(new Date()), timeZone ?? undefined);
}

/**
 * Whether clocks in two zones show the same at each of the moments. Zones of two names may.
 *
 * @param moments ISO 8601
 * @param reader the reader's zone; by default that of their device
 */
export function haveSameClocks(moments: string[], timeZone: string, reader?: string): boolean {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const;
  const here = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: reader });
  const there = new Intl.DateTimeFormat('en-GB', { ...style, timeZone });
  return moments.every((moment) => here.format(new Date(moment)) === there.format(new Date(moment)));
}
