import { type Project, TEAM_SIZE_NOT_CHOSEN } from '@crewdeck/contract';

const HOUR_MS = 3_600_000;
/** The last place on earth to end a day is at UTC-12, so a day is over everywhere 36 hours after it began in UTC. */
const DAY_EVERYWHERE_MS = 36 * HOUR_MS;
const OWNER = 1;
const SIZE_ONCE_SOMEONE_JOINS = 2;

/** The projects that can still take somebody in. The API refuses invites to all others (decisions: team size). */
export function openProjects(projects: readonly Project[], now: Date): Project[] {
  return projects.filter((project) => isOpen(project, now));
}

function isOpen(project: Project, now: Date): boolean {
  return project.status !== 'Archived' && hasFreeSeat(project) && !isDeadlinePassed(project, now);
}

function hasFreeSeat({ maxTeamSize, collaborators }: Project): boolean {
  const size = maxTeamSize === TEAM_SIZE_NOT_CHOSEN ? SIZE_ONCE_SOMEONE_JOINS : maxTeamSize;
  return collaborators.length + OWNER < size;
}

function isDeadlinePassed({ deadline }: Project, now: Date): boolean {
  return deadline !== null && now.getTime() >= Date.parse(deadline) + DAY_EVERYWHERE_MS;
}
