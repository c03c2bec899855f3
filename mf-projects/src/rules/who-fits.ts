import type { ProjectPage } from '@crewdeck/contract';

/** The directory, ordered by who fits a project. */
export function peoplePath(projectId: string): string {
  return `/explore?${new URLSearchParams({ project: projectId })}`;
}

/** Only the team of a project that looks for people sees who would fit. */
export function seesWhoFits({ viewer, isLooking }: Pick<ProjectPage, 'viewer' | 'isLooking'>): boolean {
  return isLooking && (viewer?.is === 'owner' || viewer?.is === 'member');
}
