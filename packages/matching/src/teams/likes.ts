import type { IndexPair } from './groups.ts';
import type { TeamWorth } from './worth.ts';

/** Two who like each other outweigh all skills of two teams; one who likes another is worth one skill. */
const WORTHS = { mutual: 100, oneSided: 1 } as const;

/** What it is worth that two people are in one team, by their places. The same whichever of the two likes the other. */
export type Likes = ReadonlyMap<number, ReadonlyMap<number, number>>;

export function likesOf(pairs: readonly IndexPair[]): Likes {
  const given = new Set(pairs.map(([one, other]) => `${one} ${other}`));
  const likes = new Map<number, Map<number, number>>();
  const note = (one: number, other: number, worth: number) =>
    likes.set(one, (likes.get(one) ?? new Map<number, number>()).set(other, worth));
  for (const [one, other] of [...pairs].sort(byPlace)) {
    if (one === other) continue;
    const worth = given.has(`${other} ${one}`) ? WORTHS.mutual : WORTHS.oneSided;
    note(one, other, worth);
    note(other, one, worth);
  }
  return likes;
}

/** Whatever the order in which they were given. */
function byPlace(one: IndexPair, other: IndexPair): number {
  return Math.min(...one) - Math.min(...other) || Math.max(...one) - Math.max(...other);
}

export function likesWorth(likes: Likes): TeamWorth {
  return (members) => {
    let sum = 0;
    for (const one of members) for (const other of members) if (one < other) sum += likes.get(one)?.get(other) ?? 0;
    return sum;
  };
}
