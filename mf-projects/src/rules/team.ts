import { type Project, TEAM_SIZE_NOT_CHOSEN, teamCount } from '@crewdeck/contract';

type Team = Pick<Project, 'collaborators' | 'maxTeamSize'>;

/** `2 of 4`, or only the count while no size has been chosen (decisions: team size). */
export function teamCountText(team: Team): string {
  const count = teamCount(team);
  return team.maxTeamSize === TEAM_SIZE_NOT_CHOSEN ? `${count}` : `${count} of ${team.maxTeamSize}`;
}

/** Archiving is offered once the team is full, unless it has been done already (spec 4, to the letter: also at size 1). */
export function canArchive(project: Team & Pick<Project, 'status'>): boolean {
  return teamCount(project) >= project.maxTeamSize && project.status !== 'Archived';
}

/** The size a person typed. What is empty or no number of at least 1 means "not chosen yet" (spec 5). */
export function parseTeamSize(text: string): number {
  const size = Math.floor(Number(text));
  return Number.isFinite(size) && size > TEAM_SIZE_NOT_CHOSEN ? size : TEAM_SIZE_NOT_CHOSEN;
}
