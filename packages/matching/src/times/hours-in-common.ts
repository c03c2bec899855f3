import { dayText } from '@crewdeck/contract';
import type { Person } from '../people.ts';
import { dayOf, freeTimes } from './free-times.ts';
import { timesInWords, weekInWords } from './in-words.ts';
import { overlapsOf, type Span, WEEK_MINUTES, weeksOf } from './spans.ts';

type Zoned = Pick<Person, 'timeBlocks' | 'timeZone'>;

const MS_PER_MINUTE = 60_000;

/**
 * When two people are both free: a sentence for the coming seven days, and one for each later week that differs from the one
 * before, since a clock changes in it. Someone without a time zone counts as in the other's; the last sentence says so.
 *
 * @returns nothing where one of them has given no times
 */
export function hoursInCommon(reader: Zoned, other: Zoned, now: Date): string[] {
  if (reader.timeBlocks.length === 0 || other.timeBlocks.length === 0) return [];
  const zone = reader.timeZone ?? other.timeZone ?? 'UTC';
  // Each by their own clock: the sentences tell both.
  const weeks = weeksOf(overlapsOf(freeTimes(reader, { now, zone }), freeTimes(other, { now, zone })));
  const words = weeks.map((overlaps) => weekInWords(overlaps));
  const sentences = weeks.flatMap((overlaps, week) => {
    if (week === 0) return `${words[week]}.`;
    return words[week] === words[week - 1]
      ? []
      : `${weekInWords(overlaps, ` from ${dayText(firstDayOf(week, now))}`)}.`;
  });
  return [...sentences, ...missingZoneNote(reader, other)];
}

function missingZoneNote({ timeZone: yours }: Zoned, { timeZone: theirs }: Zoned): string[] {
  if (yours && theirs) return [];
  if (theirs) return ["You haven't set a time zone, so your times count in theirs."];
  if (yours) return ["They haven't set a time zone, so their times count in yours."];
  return ['Neither of you has set a time zone, so we count both in the same one.'];
}

/**
 * When people are free together in the coming four weeks.
 *
 * @returns `words`: the times that suit all, on the clock of a zone, in the first week that has any; empty where none does.
 * `nextStartsAt`: the next start at which the largest number is free, all of them if such a start lies ahead; `null` where nobody is
 */
export function timesOfAll(
  people: readonly Zoned[],
  { now, zone }: { now: Date; zone: string },
): { words: string; nextStartsAt: Date | null } {
  const free = people.map((person) => freeTimes(person, { now, zone, clock: zone }));
  const [first = [], ...others] = free;
  const shared = others.reduce<readonly Span[]>(overlapsOf, first);
  // Spans count minutes from here: 0:00 UTC today.
  const midnight = Date.parse(dayOf(now));
  const next = startForMost(free, (now.getTime() - midnight) / MS_PER_MINUTE);
  return {
    words: timesInWords(weeksOf(shared).find((week) => week.length > 0) ?? []),
    nextStartsAt: next === undefined ? null : new Date(midnight + next * MS_PER_MINUTE),
  };
}

/** The earliest start after a minute at which the largest number of people is free; `undefined` where none lies ahead. */
function startForMost(free: readonly (readonly Span[])[], minute: number): number | undefined {
  const starts = [...new Set(free.flat().map(({ from }) => from))].filter((from) => from > minute);
  const ahead = starts.sort((one, other) => one - other);
  const counts = ahead.map((at) => free.filter((spans) => spans.some(({ from, to }) => from <= at && at < to)).length);
  return ahead.find((_at, index) => counts[index] === Math.max(...counts));
}

/** In UTC. */
function firstDayOf(week: number, now: Date): string {
  return dayOf(new Date(now.getTime() + week * WEEK_MINUTES * MS_PER_MINUTE));
}
