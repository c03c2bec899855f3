import { type Project, SMALLEST_TEAM, teamCount } from '@crewdeck/contract';

/** `2 of 4 seats taken`, counted with the owner. A size that is not chosen yet has room for one more (decisions: team size). */
export function seatsText(project: Pick<Project, 'maxTeamSize' | 'openSeats'>): string {
  return `${teamCount(project)} of ${Math.max(project.maxTeamSize, SMALLEST_TEAM)} seats taken`;
}

/** `2 open seats`, `1 open seat`, `No open seat`; a project that looks for nobody has none to offer. */
export function openSeatsText({ openSeats, isLooking }: Pick<Project, 'openSeats' | 'isLooking'>): string {
  if (openSeats === 0) return 'No open seat';
  if (!isLooking) return 'Not looking for people';
  return openSeats === 1 ? '1 open seat' : `${openSeats} open seats`;
}

/** Whether a project has ended. */
export function isOver({ status }: Pick<Project, 'status'>): boolean {
  return status === 'Completed' || status === 'Archived';
}

/** Whether a project that still runs has no seat left. One that is over is over, however many seats it has. */
export function isFull(project: Pick<Project, 'status' | 'openSeats'>): boolean {
  return project.openSeats === 0 && !isOver(project);
}
