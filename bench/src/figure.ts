import type { Workshop } from './workshop.ts';

/** What has to hold for a figure: of the ratio ours / baseline, or of our own median. */
export type Goal = { of: 'ratio' | 'ours' } & ({ atMost: number } | { atLeast: number });

/** One measurement, from a state that the measurement itself prepares. */
export type Measure = () => Promise<number>;

/** The two things that are compared. `baseline` is what one would use instead; `null` where the goal is a number. */
export interface Sides {
  ours: Measure;
  baseline: Measure | null;
}

/** One row of "The figures to reach" (bench/README.md), or one condition of a row. */
export interface Figure {
  /** Argument of `npm run bench -- <name>`. */
  name: string;
  unit: 'ms' | 'µs' | 'bytes' | 'requests/s' | 'writes/s' | 'users' | 'MB';
  /** All of them. */
  goals: readonly Goal[];
  /** The longest that its pairs may take; a figure that takes longer is given up. */
  limitMinutes: number;
  /** Prepares what is measured, in a time of its own. Everything it starts is left to the workshop to end. */
  sides: (workshop: Workshop) => Promise<Sides>;
}
