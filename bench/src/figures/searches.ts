import { answerTimes } from '../api/answer-times.ts';
import { SEARCHES } from '../data/search-terms.ts';
import type { Figure } from '../figure.ts';

/** Searched twice for a fixed mix of texts: p95 among a million, against p95 among a thousand. */
const search = (name: string, paths: readonly string[]): Figure => {
  const requests = [...paths, ...paths].map((path) => ({ path }));
  return {
    name,
    unit: 'ms',
    goals: [{ of: 'ratio', atMost: 5 }],
    sides: async (workshop) => ({
      ours: await answerTimes(workshop, 1_000_000, requests),
      baseline: await answerTimes(workshop, 1_000, requests),
    }),
  };
};

export const directorySearch = search('directory-search', SEARCHES.directory);
export const projectSearch = search('project-search', SEARCHES.projects);
