import type { Sides } from '../figure.ts';
import { bothSystems } from '../systems.ts';
import type { Workshop } from '../workshop.ts';
import { inNewContext } from './in-new-context.ts';
import { loadSlowly, type Target, visit } from './page-load.ts';
import type { PaintTimes } from './paint-times.ts';

interface SlowLoads {
  pageOf: (origin: string) => Target;
  /** Which of the times of a load is measured, in milliseconds. */
  time: keyof PaintTimes;
  /** Whether somebody loads it who has been there once. */
  isWarm?: boolean;
}

/** Both systems, loaded by somebody on a slow phone in a browser of their own each time. */
export function slowLoads({ pageOf, time, isWarm = false }: SlowLoads) {
  return async (workshop: Workshop): Promise<Sides> => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        if (isWarm) await visit(context, pageOf(origin));
        const times = await loadSlowly(context, pageOf(origin), time === 'interactive' ? 'quiet' : 'painted');
        return times[time];
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  };
}
