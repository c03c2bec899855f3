import { isProjectOver, type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

const MOST_SEATS_SHOWN = 6;

/** The seats that a card has room for: the owner's first, then those of the members who are named, then free ones, numbered. */
export function seatsOf(project: Pick<Project, 'owner' | 'collaborators' | 'status' | 'maxTeamSize' | 'openSeats'>) {
  const taken = [project.owner, ...project.collaborators].slice(0, MOST_SEATS_SHOWN);
  const free = hasSeats(project) ? Math.min(project.openSeats, MOST_SEATS_SHOWN - taken.length) : 0;
  return { taken, free: Array.from({ length: free }, (_, index) => index + 1) };
}

/** `2 of 4 on the team`; without seats, how many there are. */
export function describeTeam(project: Pick<Project, 'status' | 'maxTeamSize' | 'openSeats'>): string {
  const count = teamCount(project);
  return hasSeats(project) ? `${count} of ${project.maxTeamSize} on the team` : `${count} on the team`;
}

/** A project without a size has none to show yet, and one that is over has none any more. */
function hasSeats({ status, maxTeamSize }: Pick<Project, 'status' | 'maxTeamSize'>): boolean {
  return maxTeamSize > TEAM_SIZE_NOT_CHOSEN && !isProjectOver({ status });
}
