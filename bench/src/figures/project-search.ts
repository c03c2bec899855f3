import { prepareSearchTimes, searchTimes } from '../api/search-times.ts';
import type { Figure } from '../figure.ts';

/** The project list, searched for a fixed mix of texts: p95 among a million, against p95 among a thousand. */
export const projectSearch: Figure = {
  name: 'project-search',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 3 },
  limitMinutes: 1.5,
  prepare: prepareSearchTimes,
  sides: async (workshop) => ({
    ours: await searchTimes(workshop, 'projects', 1_000_000),
    baseline: await searchTimes(workshop, 'projects', 1_000),
  }),
};
