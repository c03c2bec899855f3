import { isProjectOver, type Project } from '@crewdeck/contract';

/** Projects that still run, in their order, before those that have ended. */
export function activeFirst<Item extends Pick<Project, 'status'>>(projects: readonly Item[]): Item[] {
  return [...projects].sort((one, other) => Number(isProjectOver(one)) - Number(isProjectOver(other)));
}

/** Whether a running project has no seat left. */
export function isFull(project: Pick<Project, 'status' | 'openSeats'>): boolean {
  return project.openSeats === 0 && !isProjectOver(project);
}
