import { isProjectOver, type Project, SMALLEST_TEAM, teamCount } from '@crewdeck/contract';

/**
 * `2 of 4 seats taken`, counted with the owner; `2 on the team` once it is over. A size that is not chosen yet counts as 2
 * (decisions: team size).
 */
export function seatsText(project: Pick<Project, 'status' | 'maxTeamSize' | 'openSeats'>): string {
  if (isProjectOver(project)) return `${teamCount(project)} on the team`;
  return `${teamCount(project)} of ${Math.max(project.maxTeamSize, SMALLEST_TEAM)} seats taken`;
}

/** Projects that still run, in their order, before those that have ended. */
export function activeFirst<Item extends Pick<Project, 'status'>>(projects: readonly Item[]): Item[] {
  return [...projects].sort((one, other) => Number(isProjectOver(one)) - Number(isProjectOver(other)));
}

/** Whether a running project has no seat left. */
export function isFull(project: Pick<Project, 'status' | 'openSeats'>): boolean {
  return project.openSeats === 0 && !isProjectOver(project);
}
