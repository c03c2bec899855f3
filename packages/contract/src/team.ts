import { TEAM_SIZE_NOT_CHOSEN } from './constants.ts';
import type { Project } from './types.ts';

const OWNER = 1;
/** What "not chosen yet" becomes with the first member (decisions: team size). */
export const SMALLEST_TEAM = 2;

/** Whether a project has ended: it asks its members nothing and looks for nobody. */
export function isProjectOver({ status }: Pick<Project, 'status'>): boolean {
  return status === 'Completed' || status === 'Archived';
}

/** How many are on a team: the collaborators and the owner (spec 9), also those whom the reader is not told of. */
export function teamCount({ maxTeamSize, openSeats }: Pick<Project, 'maxTeamSize' | 'openSeats'>): number {
  return Math.max(maxTeamSize, SMALLEST_TEAM) - openSeats;
}

/** Whether a project has seats to count: one without a size has none yet, and one that is over has none any more. */
export function hasSeats({ status, maxTeamSize }: Pick<Project, 'status' | 'maxTeamSize'>): boolean {
  return maxTeamSize > TEAM_SIZE_NOT_CHOSEN && !isProjectOver({ status });
}

/** An older API does not tell the size of a person's projects. */
type Seats = Pick<Project, 'openSeats'> & Partial<Pick<Project, 'maxTeamSize'>>;
type Progress = Pick<Project, 'status'> & Partial<Pick<Project, 'openSeats'>>;

/** Whether a running project has no seat left. */
export function isTeamFull(project: Progress): boolean {
  return project.openSeats === 0 && !isProjectOver(project);
}

/** How far a project is, in words to show: its status. `Full` comes first, and in place of `Open`, which would read as an open seat. */
export function projectStates(project: Progress): readonly (Project['status'] | 'Full')[] {
  if (!isTeamFull(project)) return [project.status];
  return project.status === 'Open' ? ['Full'] : ['Full', project.status];
}

/** `2 of 5 on the team`; without seats to count, how many there are. */
export function teamText(project: Pick<Project, 'status' | 'maxTeamSize' | 'openSeats'>): string {
  const count = teamCount(project);
  return hasSeats(project) ? `${count} of ${project.maxTeamSize} on the team` : `${count} on the team`;
}

/** `2 seats open`, `1 seat open`; no number where the size is not chosen yet. */
export function openSeatsText({ openSeats, maxTeamSize }: Seats): string {
  if (maxTeamSize === TEAM_SIZE_NOT_CHOSEN) return 'Looking for teammates';
  return `${openSeats} ${openSeats === 1 ? 'seat' : 'seats'} open`;
}

/** Whether people who are in the team already, besides the owner, would have no seat at this size. */
export function isBelowTeam(size: number, memberCount: number): boolean {
  return size < memberCount + OWNER;
}

/** Whether one more can join `memberCount` people and the owner (decisions: team size). */
export function hasFreeSeat({ maxTeamSize, memberCount }: { maxTeamSize: number; memberCount: number }): boolean {
  return memberCount + OWNER < Math.max(maxTeamSize, SMALLEST_TEAM);
}

/** The roles that nobody on the team has yet, each as often as it is asked for. */
export function rolesLeft({ rolesNeeded, collaborators }: Pick<Project, 'rolesNeeded' | 'collaborators'>): string[] {
  const taken = collaborators.map(({ role }) => keyOf(role));
  return rolesNeeded.filter((role) => {
    const place = taken.indexOf(keyOf(role));
    if (place >= 0) taken.splice(place, 1);
    return place < 0;
  });
}

function keyOf(role: string): string {
  return role.trim().toLowerCase();
}
