export { demandOfRows } from './demand.ts';
export { type Matches, match } from './match.ts';
export type { Person, Project } from './people.ts';
export { formTeams, type Teams } from './teams/form-teams.ts';
