import { listTimes } from '../api/list-times.ts';
import type { Size } from '../data/people-and-projects.ts';
import type { Figure, Goal } from '../figure.ts';

/** First pages of the explorers by best fit against the same by newest first, among as many people and projects. */
const bestFitAmong = (name: string, size: Size, goals: readonly Goal[]): Figure => ({
  name,
  unit: 'ms',
  goals,
  limitMinutes: 3,
  sides: async (workshop) => ({
    ours: await listTimes(workshop, 'fit', size),
    baseline: await listTimes(workshop, 'newest', size),
  }),
});

const GOALS = [{ of: 'ratio', atMost: 3 }] as const;

export const BEST_FIT: readonly Figure[] = [
  bestFitAmong('best-fit-1000', 1_000, GOALS),
  bestFitAmong('best-fit-100000', 100_000, GOALS),
  bestFitAmong('best-fit', 1_000_000, GOALS),
];
