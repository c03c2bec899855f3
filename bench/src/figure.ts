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

/** One row of the table in bench/README.md. */
export interface Figure {
  /** Argument of `npm run bench -- <name>`. */
  name: string;
  unit: 'ms' | 'bytes' | 'requests/s' | 'points';
  /** All of them. */
  goals: readonly Goal[];
  /** Prepares what is measured. Everything it starts is left to the workshop to end. */
  sides: (workshop: Workshop) => Promise<Sides>;
}
