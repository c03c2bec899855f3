import { isDeadlinePast, type Project } from '@crewdeck/contract';

/** Of a team: names and faces. */
export const PEOPLE_SHOWN = 3;

type Named = Pick<Project, 'owner' | 'collaborators'>;

/** The owner first: `Ada, Grace, Alan and 2 more`. */
export function teamText({ owner, collaborators }: Named): string {
  const names = [owner, ...collaborators].map(({ name }) => name);
  const others = names.length - PEOPLE_SHOWN;
  const shown = others > 0 ? [...names.slice(0, PEOPLE_SHOWN), `${others} more`] : names;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** Until when an invite can be accepted: it expires, and its project takes nobody past its deadline, a day of its own. */
export function joinBy(expiresAt: string, deadline: string | null = null): string {
  return isDeadlinePast(deadline, new Date(expiresAt)) ? `${deadline}T00:00` : expiresAt;
}
