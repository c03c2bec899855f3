import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects, loadSlowly } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';

/** Largest paint of the project explorer for somebody who has never been here, on a slow phone. */
export const explorePaintCold: Figure = {
  name: 'explore-paint-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        const times = await loadSlowly(context, exploreProjects(origin), 'painted');
        return times.largestPaint;
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
