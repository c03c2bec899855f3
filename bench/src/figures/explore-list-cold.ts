import { exploreProjects } from '../browser/page-load.ts';
import { slowLoads } from '../browser/slow-loads.ts';
import type { Figure } from '../figure.ts';

/**
 * When the first project is there for somebody who has never been here, on a slow phone. No row of the design: the largest
 * paint is the title, which both sides show before any project.
 */
export const exploreListCold: Figure = {
  name: 'explore-list-cold',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 1 },
  limitMinutes: 2.5,
  sides: slowLoads({ pageOf: exploreProjects, time: 'listShown' }),
};
