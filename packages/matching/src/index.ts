export { match } from './match.ts';
export { formTeams } from './teams/form-teams.ts';
