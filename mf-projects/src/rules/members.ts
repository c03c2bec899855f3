import type { ProjectPage, TeamMember } from '@crewdeck/contract';

/** A member of the team, with the fields that the viewer may see. */
export interface Member {
  id: string;
  name: string;
  role: string;
  isOwner: boolean;
  /** The fields for the team only; `null` for other viewers. */
  forTeam: Omit<TeamMember, 'id' | 'name' | 'role' | 'isOwner'> | null;
}

/** The owner, then the members. */
export function membersOf({ owner, collaborators, team }: ProjectPage): Member[] {
  if (team) return team.map(({ id, name, role, isOwner, ...forTeam }) => ({ id, name, role, isOwner, forTeam }));
  const members = collaborators.map((member) => ({ ...member, isOwner: false, forTeam: null }));
  return [{ ...owner, role: 'Owner', isOwner: true, forTeam: null }, ...members];
}
