import type { Person } from '../people.ts';
import { byKey } from '../text-key.ts';

/** What people of a team have in common, by the places of texts in `names`. */
export interface Common {
  names: readonly string[];
  ofPeople: readonly (readonly number[])[];
}

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
  return { names, ofPeople };
}

/** The text that most of some people wrote, and how many; `null` where no two wrote the same. */
export function mostShared(
  { names, ofPeople }: Common,
  members: readonly number[],
): { name: string; count: number } | null {
  const counts = new Map<number, number>();
  for (const member of members)
    for (const place of ofPeople[member] ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < 2) return null;
  return { name: names[best[0]] ?? '', count: best[1] };
}
