import type { ProjectPage, TeamMember } from '@crewdeck/contract';

/** Somebody on a team, as far as the viewer may know them. */
export interface Seated {
  id: string;
  name: string;
  role: string;
  isOwner: boolean;
  /** What those on the team know of each other; `null` for everybody else. */
  known: Omit<TeamMember, 'id' | 'name' | 'role' | 'isOwner'> | null;
}

/** The owner, then the members. */
export function seatedOn({ owner, collaborators, team }: ProjectPage): Seated[] {
  if (team) return team.map(({ id, name, role, isOwner, ...known }) => ({ id, name, role, isOwner, known }));
  const members = collaborators.map((member) => ({ ...member, isOwner: false, known: null }));
  return [{ ...owner, role: 'Owner', isOwner: true, known: null }, ...members];
}
