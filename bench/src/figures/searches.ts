import { searchTimes } from '../api/search-times.ts';
import type { Figure } from '../figure.ts';

/** Searched for a fixed mix of texts: p95 among a million, against p95 among a thousand. */
const search = (name: string, what: Parameters<typeof searchTimes>[1]): Figure => ({
  name,
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 5 }],
  limitMinutes: 1.5,
  sides: async (workshop) => ({
    ours: await searchTimes(workshop, what, 1_000_000),
    baseline: await searchTimes(workshop, what, 1_000),
  }),
});

export const directorySearch = search('directory-search', 'directory');
export const projectSearch = search('project-search', 'projects');
