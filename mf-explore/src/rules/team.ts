import { type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

const MOST_SEATS_SHOWN = 6;

/** The seats that a card has room for: the owner's first, then the members', then free ones, numbered. */
export function seatsOf(project: Pick<Project, 'owner' | 'collaborators' | 'maxTeamSize'>) {
  const taken = [project.owner, ...project.collaborators].slice(0, MOST_SEATS_SHOWN);
  const shown = Math.min(project.maxTeamSize, MOST_SEATS_SHOWN);
  const free = Array.from({ length: Math.max(0, shown - taken.length) }, (_, index) => index + 1);
  return { taken, free };
}

/** `2 of 4 on the team`; without a size, how many there are. */
export function describeTeam(project: Pick<Project, 'collaborators' | 'maxTeamSize'>): string {
  const count = teamCount(project);
  return project.maxTeamSize > TEAM_SIZE_NOT_CHOSEN
    ? `${count} of ${project.maxTeamSize} on the team`
    : `${count} on the team`;
}
