import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects, loadSlowly } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';

/**
 * When the first project is there for somebody who has never been here, on a slow phone. No row of the design: the largest
 * paint is the title, which both sides show before any project.
 */
export const exploreListCold: Figure = {
  name: 'explore-list-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        const times = await loadSlowly(context, exploreProjects(origin), 'painted');
        return times.listShown;
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
