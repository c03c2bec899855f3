import { type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

type Team = Pick<Project, 'openSeats' | 'maxTeamSize'>;

/** What "decide later" comes to (decisions: team size). */
export const TEAM_SIZE_HINT =
  'The number includes you, the owner. At 1 it is not decided yet: the first person who accepts makes it a team of 2.';

/** `2 of 4`, or only the count while no size has been chosen (decisions: team size). */
export function teamCountText(team: Team): string {
  const count = teamCount(team);
  return team.maxTeamSize === TEAM_SIZE_NOT_CHOSEN ? `${count}` : `${count} of ${team.maxTeamSize}`;
}

/**
 * Archiving is offered once collaborators and owner reach the size, unless it has been done already (spec 4). That holds at
 * size 1 too, where the owner alone reaches it: "not chosen yet" (decisions: team size) opens the team to whoever joins, and
 * leaves this sentence of the specification as it stands. A project that nobody joins has to end somehow as well.
 */
export function canArchive(project: Team & Pick<Project, 'status'>): boolean {
  return teamCount(project) >= project.maxTeamSize && project.status !== 'Archived';
}

/** The size a person typed. What is empty or no number of at least 1 means "not chosen yet" (spec 5). */
export function parseTeamSize(text: string): number {
  const size = Math.floor(Number(text));
  return Number.isFinite(size) && size > TEAM_SIZE_NOT_CHOSEN ? size : TEAM_SIZE_NOT_CHOSEN;
}
