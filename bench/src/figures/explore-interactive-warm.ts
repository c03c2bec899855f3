import { exploreProjects } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/** Time until the project explorer answers, for somebody who comes back, on a slow phone. */
export const exploreInteractiveWarm: Figure = {
  name: 'explore-interactive-warm',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.2,
  sides: slowLoads({ pageOf: exploreProjects, time: 'interactive', isWarm: true }),
};
