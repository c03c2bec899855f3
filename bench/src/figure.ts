import type { Workshop } from './workshop.ts';

/** What has to hold for a figure: of the ratio ours / baseline, or of our own median where there is nothing beside it. */
export type Goal = { of: 'ratio' | 'ours' } & ({ atMost: number } | { atLeast: number });

/** One measurement, from a state that the measurement itself prepares. */
export type Measure = () => Promise<number>;

/** The two things that are compared. `baseline` is what one would use instead; `null` where the goal is a number. */
export interface Sides {
  ours: Measure;
  baseline: Measure | null;
}

/** One row of "The figures to reach" (design.md), or one condition of a row. */
export interface Figure {
  /** Argument of `npm run bench -- <name>`. */
  name: string;
  unit: 'ms' | 'bytes' | 'requests/s' | 'users';
  goal: Goal;
  /** The longest it may take once it is prepared, `sides` included; a figure that takes longer is given up. */
  limitMinutes: number;
  /** How many pairs are measured; 5 if left out, which is the fewest. */
  pairs?: number;
  /** Makes what takes long and is kept for other runs. It has what is left of the run, and its time is not the figure's. */
  prepare?: (workshop: Workshop) => Promise<void>;
  /** Prepares what is measured. Everything it starts is left to the workshop to end. */
  sides: (workshop: Workshop) => Promise<Sides>;
}
