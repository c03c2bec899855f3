import { dayText } from '@crewdeck/contract';
import type { Person } from '../people.ts';
import { dayOf, freeTimes } from './free-times.ts';
import { timesInWords, weekInWords } from './in-words.ts';
import { overlapsOf, type Span, WEEK_MINUTES, weeksOf } from './spans.ts';

type Zoned = Pick<Person, 'timeBlocks' | 'timeZone'>;

const MS_PER_MINUTE = 60_000;

/**
 * When two people are both free, in sentences: of the first of the coming weeks, and of each in which it is not as before, since a
 * clock changes. Who names no zone counts as in the zone of the other; the last sentence says so.
 *
 * @returns nothing where one of them has said no times
 */
export function hoursInCommon(reader: Zoned, other: Zoned, now: Date): string[] {
  if (reader.timeBlocks.length === 0 || other.timeBlocks.length === 0) return [];
  const zone = reader.timeZone ?? other.timeZone ?? 'UTC';
  const weeks = weeksOf(overlapsOf(freeTimes(reader, { now, zone }), freeTimes(other, { now, zone })));
  const words = weeks.map((week) => weekInWords(week));
  const sentences = weeks.flatMap((overlaps, week) => {
    if (week === 0) return `${words[week]}.`;
    return words[week] === words[week - 1] ? [] : `${weekInWords(overlaps, ` from ${dayText(dayIn(week, now))}`)}.`;
  });
  return [...sentences, ...unknownZone(reader, other)];
}

function unknownZone({ timeZone: yours }: Zoned, { timeZone: theirs }: Zoned): string[] {
  if (yours && theirs) return [];
  if (theirs) return ["You haven't set a time zone, so your times count in theirs."];
  if (yours) return ["They haven't set a time zone, so their times count in yours."];
  return ['Neither of you has set a time zone, so we count both in the same one.'];
}

/**
 * When all of some people are free: in words on the clock of a zone, and when the next of these times begins. Where no time suits
 * all, that is the next time that suits most of them.
 */
export function timesOfAll(
  people: readonly Zoned[],
  { now, zone }: { now: Date; zone: string },
): { words: string; nextStartsAt: Date | null } {
  const free = people.map((one) => freeTimes(one, { now, zone, clock: zone }));
  const [first = [], ...others] = free;
  const shared = others.reduce<readonly Span[]>(overlapsOf, first);
  const start = Date.parse(dayOf(now));
  const next = startForMost(free, (now.getTime() - start) / MS_PER_MINUTE);
  return {
    words: timesInWords(weeksOf(shared).find((week) => week.length > 0) ?? []),
    nextStartsAt: next === undefined ? null : new Date(start + next * MS_PER_MINUTE),
  };
}

/** The first minute after `now` at which some become free and the most people are. */
function startForMost(free: readonly (readonly Span[])[], now: number): number | undefined {
  const starts = [...new Set(free.flat().map(({ from }) => from))].filter((from) => from > now);
  const ahead = starts.sort((one, other) => one - other);
  const counts = ahead.map((at) => free.filter((spans) => spans.some(({ from, to }) => from <= at && at < to)).length);
  return ahead[counts.indexOf(Math.max(...counts))];
}

function dayIn(week: number, now: Date): string {
  return dayOf(new Date(now.getTime() + week * WEEK_MINUTES * MS_PER_MINUTE));
}
