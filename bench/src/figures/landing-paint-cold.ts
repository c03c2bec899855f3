import { landingPage } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/** Largest paint of the landing page for somebody who has never been here, on a slow phone. */
export const landingPaintCold: Figure = {
  name: 'landing-paint-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 0.7 },
  limitMinutes: 1.5,
  sides: slowLoads({ pageOf: landingPage, time: 'largestPaint' }),
};
