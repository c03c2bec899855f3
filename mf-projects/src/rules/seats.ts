import { isProjectOver, type Project } from '@crewdeck/contract';

/** Projects that still run, in their order, before those that have ended. */
export function activeFirst<Item extends Pick<Project, 'status'>>(projects: readonly Item[]): Item[] {
  return [...projects].sort((one, other) => Number(isProjectOver(one)) - Number(isProjectOver(other)));
}
