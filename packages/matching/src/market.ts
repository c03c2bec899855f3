import { demandOfRows } from './demand.ts';
import { fitOf, type Part, pointsOf } from './fit/fit.ts';
import { type PersonProfile, type ProjectProfile, readPerson, readProject } from './fit/profiles.ts';
import { type Rarity, rarityAmong } from './fit/rarity.ts';
import { waitingForPerson, waitingForProject } from './fit/waiting.ts';
import { WEIGHTS } from './fit/weights.ts';
import type { Person, Project, Skills } from './people.ts';

/** All people and projects of one matching, read once. */
export interface Market {
  people: PersonProfile[];
  projects: ProjectProfile[];
  rarity: Rarity;
}

/** A person who could join a project, by their places in the market, and all that speaks for it. */
export interface Pair {
  row: number;
  column: number;
  parts: Part[];
  points: number;
}

/** What one more skill that a project seeks asks of a person, in points: a long list alone is not much demand. */
const TYPICAL_SKILL = 1.7;

export function readMarket(people: readonly Person[], projects: readonly Project[], skills: Skills): Market {
  const read = people.map((person) => readPerson(person, skills));
  const byId = new Map(read.map((profile) => [profile.person.id, profile]));
  return {
    people: read,
    projects: projects.map((project) => readProject(project, skills, byId)),
    rarity: rarityAmong(read.map(({ skills }) => skills)),
  };
}

/** All pairs with a free seat and a reason. */
export function pairsOf({ people, projects, rarity }: Market): Pair[] {
  return people.flatMap((person, row) =>
    projects.flatMap((project, column) => {
      if (project.project.seats <= 0 || project.project.members.includes(person.person.id)) return [];
      const parts = fitOf(person, project, rarity);
      return parts.length === 0 ? [] : [{ row, column, parts, points: pointsOf(parts) }];
    }),
  );
}

/**
 * What stands against each person in every list: their open invites, and how much all projects want their skills.
 *
 * A skill counts here with the least that it is worth to any project that seeks it. So adding one gains in a list at least
 * what the demand takes, and never falls in it.
 */
export function loadOfPeople({ people, projects, rarity }: Market): number[] {
  const leastWorth = WEIGHTS.skill * WEIGHTS.skillOfTeam;
  const weights = projects.map(
    ({ project, skills }) => project.seats * Math.exp(-leastWorth * TYPICAL_SKILL * skills.size),
  );
  const sought = projects.map(({ skills }) => [...skills.keys()]);
  const demand = demandOfRows(
    people.length,
    weights,
    (row, column) => leastWorth * worthOfSkills(people[row]?.skills, sought[column], rarity),
  );
  return people.map(({ person }, row) => (demand[row] ?? 0) + waitingForPerson(person));
}

/** What stands against each project: how much people want it, and the invites that wait, for each of its seats. */
export function loadOfProjects({ people, projects }: Market, pairs: readonly Pair[]): number[] {
  const points = new Float64Array(people.length * projects.length);
  for (const pair of pairs) points[pair.column * people.length + pair.row] = pair.points;
  const demand = demandOfRows(
    projects.length,
    people.map(() => 1),
    (row, column) => points[row * people.length + column] ?? 0,
  );
  return projects.map(({ project }, row) => (demand[row] ?? 0) + waitingForProject(project));
}

function worthOfSkills(
  has: ReadonlyMap<string, number> = new Map(),
  sought: readonly string[] = [],
  rarity: Rarity,
): number {
  return sought.reduce((sum, key) => sum + (has.get(key) ?? 0) * rarity(key), 0);
}
