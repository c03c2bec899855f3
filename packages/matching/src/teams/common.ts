import type { Person } from '../people.ts';
import { byKey } from '../text-key.ts';
import { timesInWords } from '../times/in-words.ts';
import { type FreeSpan, wallAt } from '../times/spans.ts';

/** What people of a team have in common: some things, by their places among all of these. */
export interface Common {
  size: number;
  ofPeople: readonly (readonly number[])[];
  /** What some people share who have the one at a place. */
  nameOf: (place: number, members: readonly number[]) => string;
}

/** Who are free for less at the same time can't meet. */
const SHORTEST_MEETING = 60;

/** Numbers the texts that people wrote, for counting. */
export function commonOf(people: readonly Person[], textsOf: (person: Person) => readonly string[]): Common {
  const places = new Map<string, number>();
  const names: string[] = [];
  const ofPeople = people.map((person) =>
    [...byKey(textsOf(person))].map(([key, name]) => {
      const place = places.get(key) ?? names.push(name) - 1;
      places.set(key, place);
      return place;
    }),
  );
  return { size: names.length, ofPeople, nameOf: (place) => names[place] ?? '' };
}

/**
 * Numbers the moments at which people can begin a meeting. Of those between which nobody but comes or nobody but goes one is enough,
 * so that people of one zone have no more of them than times.
 */
export function commonTimesOf(people: readonly Person[]): Common {
  const ofPeople = people.map((): number[] => []);
  const moments: number[] = [];
  const known = new Set<string>();
  for (const { at, free } of momentsOf(people)) {
    const key = free.join();
    if (known.has(key)) continue;
    known.add(key);
    for (const one of free) ofPeople[one]?.push(moments.length);
    moments.push(at);
  }
  const nameOf = (place: number, members: readonly number[]) =>
    timeInWords(
      members.flatMap((member) => people[member]?.free ?? []),
      moments[place] ?? 0,
    );
  return { size: moments.length, ofPeople, nameOf };
}

/** How long all are free around a moment: on their clock, or in UTC where their clocks differ. */
function timeInWords(free: readonly FreeSpan[], moment: number): string {
  const spans = free.filter((span) => span.from <= moment && span.to > moment);
  const from = Math.max(...spans.map((span) => span.from));
  const to = Math.min(...spans.map((span) => span.to));
  const [[wall = 0, ...otherWalls], [utc = 0]] = [
    spans.map((span) => wallAt(span, from)),
    spans.map((span) => wallAt({ ...span, wall: span.utc }, from)),
  ];
  return otherWalls.every((other) => other === wall)
    ? timesInWords([{ from, to, wall }])
    : `${timesInWords([{ from, to, wall: utc }])} UTC`;
}

/** Who can begin a meeting together, wherever several can and one of them is about to go. */
function* momentsOf(people: readonly Person[]): Iterable<{ at: number; free: readonly number[] }> {
  const free = new Set<number>();
  let hasGrown = false;
  for (const { at, person, isFirst } of edgesOf(people)) {
    if (!isFirst && hasGrown && free.size > 1) yield { at, free: [...free].sort((one, other) => one - other) };
    hasGrown = isFirst;
    if (isFirst) free.add(person);
    else free.delete(person);
  }
}

/** The first and the last moments at which each can begin a meeting, in the order of time. */
function edgesOf(people: readonly Person[]) {
  const edges = people.flatMap(({ free = [] }, person) =>
    free.flatMap(({ from, to }) => [
      { at: from, person, isFirst: true },
      { at: to - SHORTEST_MEETING, person, isFirst: false },
    ]),
  );
  return edges.sort((one, other) => one.at - other.at || Number(other.isFirst) - Number(one.isFirst));
}

/** What most of some people share, and how many; `null` where no two do. */
export function mostShared(common: Common, members: readonly number[]): { name: string; count: number } | null {
  const sharing = new Map<number, number[]>();
  for (const member of members)
    for (const place of common.ofPeople[member] ?? []) sharing.set(place, [...(sharing.get(place) ?? []), member]);
  const [best] = [...sharing].sort(([, one], [, other]) => other.length - one.length);
  if (!best || best[1].length < 2) return null;
  return { name: common.nameOf(...best), count: best[1].length };
}
