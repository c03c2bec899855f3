import { exploreProjects } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/** Largest paint of the project explorer for somebody who comes back, on a slow phone. */
export const explorePaintWarm: Figure = {
  name: 'explore-paint-warm',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2,
  sides: slowLoads({ pageOf: exploreProjects, time: 'largestPaint', isWarm: true }),
};
