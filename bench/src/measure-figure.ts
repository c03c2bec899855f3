import type { Figure, Goal, Sides } from './figure.ts';
import { median } from './median.ts';
import type { Workshop } from './workshop.ts';

const PAIRS = 5;

/** Both sides, measured right after each other. */
interface Pair {
  ours: number;
  baseline: number | null;
}

/** A row of the table: medians, and what they should be. */
export interface Result {
  figure: string;
  ours: number;
  baseline: number | null;
  /** ours / baseline */
  ratio: number | null;
  goal: string;
  isMet: boolean;
}

/**
 * Prepares a figure, then measures both sides in turns, so that a machine that gets slower meanwhile gets so for both. The
 * first pair warms up and doesn't count.
 *
 * @throws Error when a goal asks for a ratio and nothing was measured to compare with
 */
export async function measureFigure(figure: Figure, workshop: Workshop): Promise<Result> {
  const sides = await figure.sides(workshop);
  await measurePair(sides, true);
  const pairs: Pair[] = [];
  while (pairs.length < PAIRS) pairs.push(await measurePair(sides, pairs.length % 2 === 0));
  return resultOf(figure, pairs);
}

/** Which side goes first changes from pair to pair: the second one may find something warm. */
async function measurePair({ ours, baseline }: Sides, oursFirst: boolean): Promise<Pair> {
  if (!baseline) return { ours: await ours(), baseline: null };
  if (oursFirst) {
    const first = await ours();
    return { ours: first, baseline: await baseline() };
  }
  const first = await baseline();
  return { ours: await ours(), baseline: first };
}

function resultOf({ name, unit, goals }: Figure, pairs: readonly Pair[]): Result {
  const ours = median(pairs.map((pair) => pair.ours));
  const baselines = pairs.map((pair) => pair.baseline).filter((value) => value !== null);
  const baseline = baselines.length === 0 ? null : median(baselines);
  const ratio = baseline === null ? null : ours / baseline;
  const isMet = (goal: Goal) => {
    const value = goal.of === 'ratio' ? ratio : ours;
    if (value === null) throw new Error(`${name} has nothing to compare with.`);
    return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  };
  const goal = goals.map(describeGoal).join('; ');
  return { figure: `${name}, ${unit}`, ours, baseline, ratio, goal, isMet: goals.every(isMet) };
}

/** `≤ 0.7 ×` for a ratio, `≤ 1000` for a number. */
function describeGoal(goal: Goal): string {
  const limit = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return goal.of === 'ratio' ? `${limit} ×` : limit;
}
