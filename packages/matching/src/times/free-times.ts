import { DAY_PART_HOURS, DAY_PARTS, TIME_BLOCKS, WEEK_DAYS } from '@crewdeck/contract';
import { Temporal } from 'temporal-polyfill';
import type { Person } from '../people.ts';
import { remembering } from '../remembering.ts';
import { byKey, textKey } from '../text-key.ts';
import { type FreeSpan, unionOf, WEEK_MINUTES, WEEKS } from './spans.ts';

type Zoned = Pick<Person, 'timeBlocks' | 'timeZone'>;

export interface FreeTimesOptions {
  /** The compared weeks begin at 0:00 UTC of this day. */
  now: Date;
  /** For people without a zone: the reader's, or a group's most common one. With `null` nobody gets free times, not even people with a zone. */
  zone: string | null;
  /** The zone of `wall`; each person's own by default. */
  clock?: string | undefined;
}

const BLOCKS = byKey(TIME_BLOCKS);
const DAYS = Object.keys(WEEK_DAYS);
const PARTS = Object.keys(DAY_PARTS) as (keyof typeof DAY_PARTS)[];
const MS_PER_MINUTE = 60_000;

/** Adds to each person when they are free in the coming {@link WEEKS} weeks, so that pairs can be compared without converting again. */
export function withFreeTimes<T extends Zoned>(people: readonly T[], options: FreeTimesOptions) {
  return people.map((person) => withFreeTime(person, options));
}

/** The same for one person. */
export function withFreeTime<T extends Zoned>(
  person: T,
  { zone, ...options }: FreeTimesOptions,
): T & { free?: readonly FreeSpan[] } {
  return zone === null ? person : { ...person, free: freeTimes(person, { zone, ...options }) };
}

/** When somebody is free in the coming weeks. Unknown blocks are left out. */
export function freeTimes(
  { timeBlocks, timeZone }: Zoned,
  { now, zone, clock }: FreeTimesOptions & { zone: string },
): FreeSpan[] {
  const own = timeZone ?? zone;
  const blocks = timeBlocks.flatMap((block) => BLOCKS.get(textKey(block)) ?? []);
  return unionOf(blocks.flatMap((block) => spansOf(`${dayOf(now)} ${own} ${clock ?? own} ${block}`)));
}

/** The day in UTC, `YYYY-MM-DD`. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The most common zone, in a tie the first by name; `null` where nobody has one. */
export function commonZone(people: readonly Pick<Person, 'timeZone'>[]): string | null {
  const counts = new Map<string, number>();
  for (const { timeZone } of people) if (timeZone) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  const [most] = [...counts].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1));
  return most?.[0] ?? null;
}

/** All dates of one weekday in the compared weeks. A local date begins up to 14 hours before or 12 after the same one in UTC. */
const datesOf = remembering((key): Temporal.PlainDate[] => {
  const [day = '', weekday] = key.split(' ');
  const first = Temporal.PlainDate.from(day);
  const days = Array.from({ length: WEEKS * 7 + 2 }, (_, ahead) => first.add({ days: ahead - 1 }));
  return days.filter(({ dayOfWeek }) => DAYS[dayOfWeek - 1] === weekday);
});

/** @param key day, zone, clock, and the two words of a `TimeBlock` */
const spansOf = remembering((key): FreeSpan[] => {
  const [day = '', zone = '', clock = '', weekday, dayPart] = key.split(' ');
  const [begin, end] = DAY_PART_HOURS[PARTS.find((part) => part === dayPart) ?? 'evening'];
  const first = Temporal.PlainDate.from(day).toZonedDateTime('UTC');
  const spans = datesOf(`${day} ${weekday}`).map((date) => {
    const start = date.toZonedDateTime({ timeZone: zone, plainTime: { hour: begin } });
    const from = minutesBetween(first, start);
    const to = minutesBetween(first, date.toZonedDateTime({ timeZone: zone, plainTime: { hour: end } }));
    const wall = wallOf(clock === zone ? start : start.withTimeZone(clock));
    return { from, to, wall, utc: (wallOf(first) + from + WEEK_MINUTES) % WEEK_MINUTES };
  });
  return spans.filter(({ from, to }) => to > 0 && from < WEEKS * WEEK_MINUTES);
});

function minutesBetween(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): number {
  return (other.epochMilliseconds - one.epochMilliseconds) / MS_PER_MINUTE;
}

function wallOf({ dayOfWeek, hour, minute }: Temporal.ZonedDateTime): number {
  return ((dayOfWeek - 1) * 24 + hour) * 60 + minute;
}
