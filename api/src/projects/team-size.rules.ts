/** A team: `memberCount` people besides the owner, in a project for `maxTeamSize` people with the owner. */
export interface Team {
  readonly maxTeamSize: number;
  readonly memberCount: number;
}

const OWNER = 1;
/** What "not chosen yet" becomes with the first member (decisions: team size). */
export const SMALLEST_TEAM = 2;

export function hasFreeSeat({ maxTeamSize, memberCount }: Team): boolean {
  return memberCount + OWNER < Math.max(maxTeamSize, SMALLEST_TEAM);
}

/** Whether people who are in the team already would have no seat at this size. */
export function isBelowTeam(size: number, memberCount: number): boolean {
  return size < memberCount + OWNER;
}
