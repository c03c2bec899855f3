import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects, loadSlowly, visit } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';

/** Time until the project explorer answers, for somebody who comes back, on a slow phone. */
export const exploreInteractiveWarm: Figure = {
  name: 'explore-interactive-warm',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.2,
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        await visit(context, exploreProjects(origin));
        const times = await loadSlowly(context, exploreProjects(origin), 'quiet');
        return times.interactive;
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
