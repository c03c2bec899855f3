import type { Figure, Goal } from './figure.ts';
import { median } from './median.ts';

/** Both sides, measured right after each other. */
export interface Pair {
  ours: number;
  baseline: number | null;
}

/** One row of `results/latest.json`. */
export interface Result {
  figure: string;
  unit: string;
  /** Medians. */
  ours: number;
  baseline: number | null;
  /** ours / baseline */
  ratio: number | null;
  /** All of them, as a person reads them. */
  goal: string;
  met: boolean;
  runs: Pair[];
}

/** @throws Error when a goal asks for a ratio and nothing was measured to compare with */
export function resultOf({ name, unit, goals }: Pick<Figure, 'name' | 'unit' | 'goals'>, runs: Pair[]): Result {
  const ours = median(runs.map((run) => run.ours));
  const baselines = runs.map((run) => run.baseline).filter((value) => value !== null);
  const baseline = baselines.length === 0 ? null : median(baselines);
  const ratio = baseline === null ? null : ours / baseline;
  const isMet = (goal: Goal) => {
    const value = goal.of === 'ratio' ? ratio : ours;
    if (value === null) throw new Error(`${name} has nothing to compare with.`);
    return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  };
  const goal = goals.map(describeGoal).join('; ');
  return { figure: name, unit, ours, baseline, ratio, goal, met: goals.every(isMet), runs };
}

/** `≤ 0.7 ×` for a ratio, `≤ 1000` for a number. */
function describeGoal(goal: Goal): string {
  const limit = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return goal.of === 'ratio' ? `${limit} ×` : limit;
}
