import type { Person } from '../people.ts';
import type { Abilities } from './abilities.ts';
import type { Common } from './common.ts';
import type { AreApart } from './groups.ts';

/** All that a team is judged by. People are their places among all. */
export interface Setting {
  people: readonly Person[];
  size: number;
  abilities: Abilities;
  times: Common;
  interests: Common;
  areApart: AreApart;
  /** Keys of the abilities that are said first of a team, given by ids. */
  namedFirst: (ids: readonly string[]) => ReadonlySet<string>;
}

/** What nobody weighs against anything: two who must be apart are worse than a team of one, and that than an uneven team. */
const PENALTIES = { apart: 1e7, alone: 1e5, larger: 3e3, smaller: 1e3 } as const;
/** Together less than half an ability: two teams never give one up for better times. */
const SHARES = { times: 0.3, hours: 0.1, interests: 0.09 } as const;

/**
 * How good a team is: a point for each wanted skill and role that it covers, and less than half a point for being free at the same time,
 * hours that are alike, and a shared interest.
 */
export type TeamWorth = (members: readonly number[]) => number;

export function teamWorth(setting: Setting): TeamWorth {
  const { abilities, times, interests, size } = setting;
  const covered = counter(abilities.wanted.length, abilities.ofPeople);
  const free = counter(times.size, times.ofPeople);
  const interested = counter(interests.size, interests.ofPeople);
  const apart = apartCount(setting);
  return (members) => {
    if (members.length === 0) return 0;
    const share = (most: number) => (most > 1 ? most / members.length : 0);
    return (
      covered(members).distinct +
      SHARES.times * share(free(members).most) +
      SHARES.interests * share(interested(members).most) +
      SHARES.hours * alikeHours(setting.people, members) -
      sizePenalty(members.length, size) -
      PENALTIES.apart * apart(members)
    );
  };
}

function sizePenalty(count: number, size: number): number {
  if (count === 1) return PENALTIES.alone;
  return count > size ? PENALTIES.larger * (count - size) ** 2 : PENALTIES.smaller * (size - count) ** 2;
}

/** Counts how many entries some people have between them, and how many of them share one. */
function counter(entries: number, ofPeople: readonly (readonly number[])[]) {
  const counts = new Uint16Array(entries);
  const none: readonly number[] = [];
  return (members: readonly number[]): { distinct: number; most: number } => {
    const found = { distinct: 0, most: 0 };
    for (const member of members) for (const entry of ofPeople[member] ?? none) count(entry, counts, found);
    for (const member of members) for (const entry of ofPeople[member] ?? none) counts[entry] = 0;
    return found;
  };
}

function count(entry: number, counts: Uint16Array, found: { distinct: number; most: number }): void {
  const now = (counts[entry] ?? 0) + 1;
  counts[entry] = now;
  if (now === 1) found.distinct += 1;
  if (now > found.most) found.most = now;
}

/** How many pairs of a team must be apart. */
export function apartCount({ areApart }: Pick<Setting, 'areApart'>): TeamWorth {
  return (members) => {
    let found = 0;
    for (const one of members) for (const other of members) if (one < other && areApart(one, other)) found += 1;
    return found;
  };
}

/** The fewest hours a week as a share of the most; 0 where fewer than two people say theirs. */
function alikeHours(people: readonly Person[], members: readonly number[]): number {
  let [fewest, most, known] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const member of members) {
    const hours = people[member]?.hoursPerWeek ?? 0;
    if (hours <= 0) continue;
    known += 1;
    fewest = Math.min(fewest, hours);
    most = Math.max(most, hours);
  }
  return known < 2 ? 0 : fewest / most;
}
