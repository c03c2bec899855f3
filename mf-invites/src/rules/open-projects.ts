import { isDeadlinePast, type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

const SIZE_ONCE_SOMEONE_JOINS = 2;

/** The projects that can still take somebody in. The API refuses invites to all others (decisions: team size). */
export function openProjects(projects: readonly Project[], now: Date): Project[] {
  return projects.filter((project) => isOpen(project, now));
}

function isOpen(project: Project, now: Date): boolean {
  return project.status !== 'Archived' && hasFreeSeat(project) && !isDeadlinePast(project.deadline, now);
}

function hasFreeSeat(project: Project): boolean {
  const size = project.maxTeamSize === TEAM_SIZE_NOT_CHOSEN ? SIZE_ONCE_SOMEONE_JOINS : project.maxTeamSize;
  return teamCount(project) < size;
}
