import { exploreProjects } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/** Time until the project explorer answers, for somebody who has never been here, on a slow phone. */
export const exploreInteractiveCold: Figure = {
  name: 'explore-interactive-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.2,
  sides: slowLoads({ pageOf: exploreProjects, time: 'interactive' }),
};
