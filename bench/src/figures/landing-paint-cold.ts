import { inNewContext } from '../browser/in-new-context.ts';
import { landingPage, loadSlowly } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';

/** Largest paint of the landing page for somebody who has never been here, on a slow phone. */
export const landingPaintCold: Figure = {
  name: 'landing-paint-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 0.7 },
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(
        workshop,
        async (context) => (await loadSlowly(context, landingPage(origin), 'painted')).largestPaint,
      );
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
