import { type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

type Team = Pick<Project, 'openSeats' | 'maxTeamSize'>;

/** The hint about a size that is not chosen yet (decisions: team size). */
export const TEAM_SIZE_HINT =
  'You count too. If you leave it empty, one person you invite can join until you choose a size.';

/**
 * Archiving is offered once collaborators and owner reach the size (spec 4). At size 1, "not chosen yet", the owner alone
 * reaches it, so that a project that nobody joins can end too (decisions: team size).
 */
export function canArchive(project: Team & Pick<Project, 'status'>): boolean {
  return teamCount(project) >= project.maxTeamSize && project.status !== 'Archived';
}

/** The size a person typed. Anything but a number of at least 1 means "not chosen yet" (spec 5). */
export function parseTeamSize(text: string): number {
  const size = Math.floor(Number(text));
  return Number.isFinite(size) && size > TEAM_SIZE_NOT_CHOSEN ? size : TEAM_SIZE_NOT_CHOSEN;
}
