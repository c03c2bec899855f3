import type { LoadRequest } from '../api/load.ts';
import { SEARCHES } from '../data/search-terms.ts';
import { EVENING, nextStep } from './evening.ts';

const FIRST_PAGE = 24;
/** Multiples of it fall evenly between 0 and 1, in no order: the golden ratio. */
const STRIDE = (Math.sqrt(5) - 1) / 2;

/** What an explorer shows first to somebody who is signed in. */
export const BEST_FIT = {
  projects: `/api/projects?limit=${FIRST_PAGE}&sort=fit`,
  people: `/api/users?limit=${FIRST_PAGE}&sort=fit`,
} as const;

const FILTERED = [...SEARCHES.projects, ...SEARCHES.directory];
const NOTHING_ELSE = { signIn: 0, openProject: 0, openPerson: 0, showInterest: 0, invite: 0, idle: 0 };

/** One of each student, as often of each kind as in the evening. */
export function searchesOf(students: readonly { readonly token: string }[]): LoadRequest[] {
  return students.map(({ token }, index) => {
    const step = nextStep((index * STRIDE) % 1, { ...EVENING.mix, ...NOTHING_ELSE });
    const filtered = FILTERED[index % FILTERED.length] ?? '';
    const path = { lookAtProjects: BEST_FIT.projects, lookAtPeople: BEST_FIT.people }[String(step)] ?? filtered;
    return { path, headers: { authorization: `Bearer ${token}` } };
  });
}
