export { demandOfRows } from './demand.ts';
export { match } from './match.ts';
export type { Person, Project } from './people.ts';
export { randomFrom } from './random.ts';
export { formTeams } from './teams/form-teams.ts';
