import type { Project } from './types.ts';

const OWNER = 1;

/** How many are on a team: the collaborators and the owner (spec 9). */
export function teamCount({ collaborators }: Pick<Project, 'collaborators'>): number {
  return collaborators.length + OWNER;
}
