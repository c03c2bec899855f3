import { exploreProjects } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/** Largest paint of the project explorer for somebody who has never been here, on a slow phone. */
export const explorePaintCold: Figure = {
  name: 'explore-paint-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.5,
  sides: slowLoads({ pageOf: exploreProjects, time: 'largestPaint' }),
};
