import type { ProjectPage } from '@crewdeck/contract';

/** The directory, with the people who would fit a project. */
export function peoplePath(projectId: string): string {
  return `/explore?${new URLSearchParams({ project: projectId })}`;
}

/** Who would fit is for those on the team, and of use while it looks for people. */
export function seesWhoFits({ viewer, isLooking }: Pick<ProjectPage, 'viewer' | 'isLooking'>): boolean {
  return isLooking && (viewer?.is === 'owner' || viewer?.is === 'member');
}
