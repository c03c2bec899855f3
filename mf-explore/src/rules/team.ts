import { type Project, TEAM_SIZE_NOT_CHOSEN } from '@crewdeck/contract';

const OWNER = 1;

/** Collaborators plus the owner (spec 9). */
export function teamCountOf(project: Pick<Project, 'collaborators'>): number {
  return project.collaborators.length + OWNER;
}

/** Size 1 means "not chosen yet", so it is never full. */
export function isTeamFull(project: Pick<Project, 'collaborators' | 'maxTeamSize'>): boolean {
  return project.maxTeamSize > TEAM_SIZE_NOT_CHOSEN && teamCountOf(project) >= project.maxTeamSize;
}

/** `2 of 4 on the team`; without a size, how many there are. */
export function describeTeam(project: Pick<Project, 'collaborators' | 'maxTeamSize'>): string {
  const count = teamCountOf(project);
  return project.maxTeamSize > TEAM_SIZE_NOT_CHOSEN
    ? `${count} of ${project.maxTeamSize} on the team`
    : `${count} on the team`;
}
