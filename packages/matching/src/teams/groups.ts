/** Two people, by their places among all. */
export type IndexPair = readonly [number, number];

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
  apart: readonly IndexPair[],
  most: number,
): { groups: number[][]; broken: BrokenPair[] } {
  const groupOf = Array.from({ length: people }, (_, person) => [person]);
  const broken: BrokenPair[] = [];
  for (const pair of together) {
    const [one, other] = [groupOf[pair[0]] ?? [], groupOf[pair[1]] ?? []];
    if (one === other) continue;
    const joined = [...one, ...other];
    const why = whyNot(joined, apart, most);
    if (why) broken.push({ pair, why });
    else for (const person of joined) groupOf[person] = joined;
  }
  return { groups: [...new Set(groupOf)], broken };
}

function whyNot(joined: readonly number[], apart: readonly IndexPair[], most: number): BrokenPair['why'] | null {
  const members = new Set(joined);
  if (apart.some(([one, other]) => members.has(one) && members.has(other))) return 'apart';
  return joined.length > most ? 'too many' : null;
}
