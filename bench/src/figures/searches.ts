import { searchTimes } from '../api/search-times.ts';
import type { Figure } from '../figure.ts';

/** The user directory, searched for a fixed mix of texts: p95 among a million, against p95 among a thousand. */
export const directorySearch: Figure = {
  name: 'directory-search',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 5 }],
  limitMinutes: 1.5,
  sides: async (workshop) => ({
    ours: await searchTimes(workshop, 'directory', 1_000_000),
    baseline: await searchTimes(workshop, 'directory', 1_000),
  }),
};

/** The project list, searched for a fixed mix of texts: p95 among a million, against p95 among a thousand. */
export const projectSearch: Figure = {
  name: 'project-search',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 5 }],
  limitMinutes: 1.5,
  sides: async (workshop) => ({
    ours: await searchTimes(workshop, 'projects', 1_000_000),
    baseline: await searchTimes(workshop, 'projects', 1_000),
  }),
};
