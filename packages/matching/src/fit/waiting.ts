import type { Person, Project } from '../people.ts';

/** What waits for an answer of a person, in points that stand against them in every list. */
export function waitingForPerson({ recentInvites }: Person): number {
  return Math.log1p(recentInvites);
}

/** What waits for each seat of a project, in points that stand against it in every list. */
export function waitingForProject({ recentInvites, seats }: Project): number {
  return Math.log((1 + recentInvites) / Math.max(seats, 1));
}
