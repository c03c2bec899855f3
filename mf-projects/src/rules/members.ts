import type { ProjectPage, TeamMember } from '@crewdeck/contract';

/** A member of the team, with the fields that the viewer may see. */
export interface Member {
  id: string;
  name: string;
  role: string;
  isOwner: boolean;
  pictureUrl?: string | null | undefined;
  /** The fields for the team only; `null` for other viewers. */
  forTeam: Omit<TeamMember, 'id' | 'name' | 'role' | 'isOwner' | 'pictureUrl'> | null;
}

/** The owner, then the members. */
export function membersOf({ owner, collaborators, team }: ProjectPage): Member[] {
  if (team)
    return team.map(({ id, name, role, isOwner, pictureUrl, ...forTeam }) => ({
      ...{ id, name, role, isOwner, pictureUrl },
      forTeam,
    }));
  const members = collaborators.map((member) => ({ ...member, isOwner: false, forTeam: null }));
  return [{ ...owner, role: 'Owner', isOwner: true, forTeam: null }, ...members];
}

/** Whether the viewer may read the page of somebody whom a project's page names. Of a team they may have blocked each other. */
export function hasPage({ team }: Pick<ProjectPage, 'team'>, personId: string): boolean {
  return team?.find(({ id }) => id === personId)?.hasPage !== false;
}
