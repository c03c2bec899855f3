import type { LoadRequest } from '../api/load.ts';
import { SEARCHES } from '../data/search-terms.ts';
import { EVENING } from './evening.ts';

const FIRST_PAGE = 24;

/** What an explorer shows first to somebody who is signed in. */
export const BEST_FIT = {
  projects: `/api/projects?limit=${FIRST_PAGE}&sort=fit`,
  people: `/api/users?limit=${FIRST_PAGE}&sort=fit`,
} as const;

const FILTERED = [...SEARCHES.projects, ...SEARCHES.directory];

/** One of each student, as often of each kind as in the evening. */
export function searchesOf(students: readonly { readonly token: string }[]): LoadRequest[] {
  const { lookAtProjects, lookAtPeople, filter } = EVENING.mix;
  const all = lookAtProjects + lookAtPeople + filter;
  return students.map(({ token }, index) => {
    const place = index % all;
    const headers = { authorization: `Bearer ${token}` };
    if (place < lookAtProjects) return { path: BEST_FIT.projects, headers };
    if (place < lookAtProjects + lookAtPeople) return { path: BEST_FIT.people, headers };
    return { path: FILTERED[index % FILTERED.length] ?? '', headers };
  });
}
