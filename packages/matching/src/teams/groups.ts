/** Two people, by their places among all. */
export type IndexPair = readonly [number, number];

/** Whether two people must be apart, by their places among all. */
export type AreApart = (one: number, other: number) => boolean;

/** A wish to be together that can't be met, and why. */
export interface BrokenPair {
  pair: IndexPair;
  why: 'apart' | 'too many';
}

/**
 * People who must be together, in groups; everybody else is a group of one.
 *
 * Pairs are taken in their order. One is broken that would put two people into a group who must be apart, or that would make
 * a group larger than a team may be.
 *
 * @param most people in one group
 */
export function groupsOf(
  people: number,
  together: readonly IndexPair[],
  areApart: AreApart,
  most: number,
): { groups: number[][]; broken: BrokenPair[] } {
  const groupOf = Array.from({ length: people }, (_, person) => [person]);
  const broken: BrokenPair[] = [];
  for (const pair of together) {
    const [one, other] = [groupOf[pair[0]] ?? [], groupOf[pair[1]] ?? []];
    if (one === other) continue;
    const joined = [...one, ...other];
    const why = whyNot(joined, areApart, most);
    if (why) broken.push({ pair, why });
    else for (const person of joined) groupOf[person] = joined;
  }
  return { groups: [...new Set(groupOf)], broken };
}

function whyNot(joined: readonly number[], areApart: AreApart, most: number): BrokenPair['why'] | null {
  if (joined.some((one) => joined.some((other) => areApart(one, other)))) return 'apart';
  return joined.length > most ? 'too many' : null;
}

/** @param single people of whom a team has one at most: thousands would be millions of pairs */
export function apartBy(people: number, pairs: readonly IndexPair[], single: readonly number[]): AreApart {
  const others = Array.from({ length: people }, () => new Set<number>());
  for (const [one, other] of pairs) {
    others[one]?.add(other);
    others[other]?.add(one);
  }
  const isSingle = new Uint8Array(people);
  for (const one of single) isSingle[one] = 1;
  return (one, other) =>
    one !== other && ((isSingle[one] === 1 && isSingle[other] === 1) || others[one]?.has(other) === true);
}
