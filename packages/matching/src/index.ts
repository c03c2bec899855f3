export { allocate } from './allocation/allocate.ts';
export { type Rarity, rarityAmong } from './fit/rarity.ts';
export { match } from './match.ts';
export type { Person, Project } from './people.ts';
export { randomFrom } from './random.ts';
export { type Fitting, type RankOptions, rankPeople, rankProjects } from './rank.ts';
export { remembering } from './remembering.ts';
export { knownSkill } from './skills/skill-of.ts';
export { formTeams } from './teams/form-teams.ts';
