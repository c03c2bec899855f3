import { hasSeats, type Project } from '@crewdeck/contract';

const MOST_SEATS_SHOWN = 6;

/** The seats that a card has room for: the owner's first, then those of the members who are named, then free ones, numbered. */
export function seatsOf(project: Pick<Project, 'owner' | 'collaborators' | 'status' | 'maxTeamSize' | 'openSeats'>) {
  const taken = [project.owner, ...project.collaborators].slice(0, MOST_SEATS_SHOWN);
  const free = hasSeats(project) ? Math.min(project.openSeats, MOST_SEATS_SHOWN - taken.length) : 0;
  return { taken, free: Array.from({ length: free }, (_, index) => index + 1) };
}
