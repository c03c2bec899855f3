import { isProjectOver, type Project, SMALLEST_TEAM, teamCount } from '@crewdeck/contract';

/** `2 of 4 seats taken`, counted with the owner. A size that is not chosen yet counts as 2 (decisions: team size). */
export function seatsText(project: Pick<Project, 'maxTeamSize' | 'openSeats'>): string {
  return `${teamCount(project)} of ${Math.max(project.maxTeamSize, SMALLEST_TEAM)} seats taken`;
}

/** `2 open seats`, `1 open seat`, `No open seat`. A project that looks for nobody offers none. */
export function openSeatsText({ openSeats, isLooking }: Pick<Project, 'openSeats' | 'isLooking'>): string {
  if (openSeats === 0) return 'No open seat';
  if (!isLooking) return 'Not looking for people';
  return openSeats === 1 ? '1 open seat' : `${openSeats} open seats`;
}

/** Projects that still run, in their order, before those that have ended. */
export function activeFirst<Item extends Pick<Project, 'status'>>(projects: readonly Item[]): Item[] {
  return [...projects].sort((one, other) => Number(isProjectOver(one)) - Number(isProjectOver(other)));
}

/** Whether a running project has no seat left. */
export function isFull(project: Pick<Project, 'status' | 'openSeats'>): boolean {
  return project.openSeats === 0 && !isProjectOver(project);
}
