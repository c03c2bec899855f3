import { randomFrom } from '../../random.ts';
import { at, combined, type Market } from './market.ts';
import { POINTS } from './orders.ts';

/** What counts against somebody in all lists: those who ask them and wait, or all who have asked them lately. */
export type Capacity = 'nothing' | 'what waits' | 'who asked lately';

/** How many nobody has asked, after each reader has asked the best of their list so many times. */
export interface Unasked {
  readonly people: number;
  readonly projects: number;
}

/** Who is asked answers before so many others have read their lists: a quarter of a round. */
const ANSWERED_AFTER = 500;

interface Side {
  /** Ids of this side are rows of it. */
  readonly pointsOf: (own: number, other: number) => number;
  readonly asked: Set<number>[];
  readonly load: Float64Array;
  readonly received: Float64Array;
}

/**
 * Readers come one after another, in any order, each as often; each takes who is first in their list whom they have not asked yet. A
 * list is ordered as the API does it: by points, less the log of what counts against the other one.
 */
export function unaskedAfter(rounds: number, market: Market, capacity: Capacity): Unasked {
  const random = randomFrom(1);
  const points = combined(market, (one, other) => (POINTS * (one + other)) / 2);
  const { rows, columns } = points;
  const sideOf = (count: number, pointsOf: Side['pointsOf']): Side => ({
    pointsOf,
    asked: Array.from({ length: count }, () => new Set()),
    load: new Float64Array(count),
    received: new Float64Array(count),
  });
  const people = sideOf(rows, (person, project) => at(points, person, project));
  const projects = sideOf(columns, (project, person) => at(points, person, project));
  const readers = [...readersOf(people, projects), ...readersOf(projects, people), ...readersOf(projects, people)];
  const waiting: { load: Float64Array; id: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { own, id, others } of shuffled(readers, random)) {
      const best = bestOf(own, id, others);
      own.asked[id]?.add(best);
      add(others.received, best, 1);
      if (capacity === 'nothing') continue;
      add(others.load, best, 1);
      waiting.push({ load: others.load, id: best });
      const answered = capacity === 'what waits' && waiting.length > ANSWERED_AFTER ? waiting.shift() : undefined;
      if (answered) add(answered.load, answered.id, -1);
    }
  const never = ({ received }: Side) => received.filter((count) => count === 0).length;
  return { people: never(people), projects: never(projects) };
}

function add(values: Float64Array, place: number, change: number): void {
  values[place] = (values[place] ?? 0) + change;
}

function readersOf(own: Side, others: Side): { own: Side; id: number; others: Side }[] {
  return Array.from(own.load, (_, id) => ({ own, id, others }));
}

function bestOf({ pointsOf, asked }: Side, id: number, { load }: Side): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < load.length; other += 1) {
    const score = pointsOf(id, other) - Math.log1p(load[other] ?? 0);
    if (score <= most || asked[id]?.has(other)) continue;
    best = other;
    most = score;
  }
  return best;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((entry) => ({ entry, draw: random() }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ entry }) => entry);
}
