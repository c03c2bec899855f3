import type { Person, SkillKey } from '../people.ts';
import { textKey } from '../text-key.ts';
import { timeName } from '../time-name.ts';
import { type Asked, abilitiesOf, keyOfSkill } from './abilities.ts';
import { commonOf, commonTimesOf } from './common.ts';
import { explainTeam, type Team } from './explain.ts';
import { apartBy, groupsOf, type IndexPair } from './groups.ts';
import { searchTeams } from './search.ts';
import { split, teamSizes } from './team-sizes.ts';
import { apartCount, type Setting, teamWorth } from './worth.ts';

export interface TeamsRequest extends Partial<Asked> {
  people: readonly Person[];
  /** How many people a team is to have, at least 2. */
  size: number;
  /** Pairs of ids. Kept wherever it can be. */
  mustBeTogether?: readonly (readonly [string, string])[];
  /** Pairs of ids. Always kept: people who can't be placed otherwise are not placed. */
  mustBeApart?: readonly (readonly [string, string])[];
  /** Ids of people of whom each team has one at most. */
  atMostOneOf?: readonly string[];
  /** Skills that are said first of a team, given by ids. They change no team. */
  namedFirst?: (ids: readonly string[]) => readonly string[];
  skillKey?: SkillKey;
  seed?: number;
}

interface Teams {
  teams: Team[];
  unplaced: { id: string; reason: string }[];
}

/** How often more and smaller teams are tried, where some people can't be apart otherwise. */
const MORE_TEAMS = 3;

/**
 * Puts everybody into teams of about one size that cover as much as they can, are free at the same time, and share interests.
 * It always answers: with the best there is, what each team misses, and why somebody is in none.
 */
export function formTeams(request: TeamsRequest): Teams {
  const setting = settingOf(request);
  const { people, size } = request;
  const together = indexPairs(people, request.mustBeTogether ?? []);
  const { groups, broken } = groupsOf(people.length, together, setting.areApart, size + 1);
  const isAlone = apartFromAll(setting);
  const placeable = groups.filter((group) => !group.some(isAlone));
  const sizes = teamSizes(placeable.flat().length, size);
  const found = bestTeams(setting, placeable, sizes, request.seed ?? 0);
  const { teams, left } = withoutConflicts(setting, found);
  const reasonFor = (person: number) => reasonAgainst(people.length, isAlone(person) || left.includes(person));
  const placed = new Set(teams.flat());
  return {
    teams: teams.map((members) => explainTeam(setting, members, { sizes, broken })),
    unplaced: people.flatMap(({ id }, person) => (placed.has(person) ? [] : [{ id, reason: reasonFor(person) }])),
  };
}

export function settingOf({
  people,
  size,
  skillKey = textKey,
  skills = [],
  roles = [],
  mustBeApart = [],
  atMostOneOf = [],
  namedFirst = () => [],
}: Omit<TeamsRequest, 'mustBeTogether' | 'seed'>): Setting {
  return {
    people,
    size,
    abilities: abilitiesOf(people, { skills, roles }, skillKey),
    times: people.some(({ free }) => free)
      ? commonTimesOf(people)
      : commonOf(people, ({ timeBlocks }) => timeBlocks.map(timeName)),
    interests: commonOf(people, ({ interests }) => interests),
    areApart: apartBy(people.length, indexPairs(people, mustBeApart), indexes(people, atMostOneOf)),
    namedFirst: (ids) => new Set(namedFirst(ids).map((skill) => keyOfSkill(skill, skillKey))),
  };
}

export function indexPairs(people: readonly Person[], pairs: readonly (readonly [string, string])[]): IndexPair[] {
  const places = placesOf(people);
  return pairs.flatMap(([one, other]): IndexPair[] => {
    const [first, second] = [places.get(one), places.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second]];
  });
}

function indexes(people: readonly Person[], ids: readonly string[]): number[] {
  const places = placesOf(people);
  return ids.flatMap((id) => places.get(id) ?? []);
}

export const placesOf = (people: readonly Person[]) => new Map(people.map(({ id }, place) => [id, place]));

/** Whether somebody must be apart from everybody else. */
function apartFromAll({ people, areApart }: Setting): (person: number) => boolean {
  return (person) => people.length > 1 && people.every((_, other) => other === person || areApart(person, other));
}

/** With more teams than planned where people who must be apart would share one otherwise. */
function bestTeams(setting: Setting, groups: number[][], sizes: readonly number[], seed: number): number[][] {
  if (sizes.length === 0) return [];
  const count = groups.flat().length;
  const [worth, apart] = [teamWorth(setting), apartCount(setting)];
  const conflicts = (teams: number[][]) => teams.reduce((sum, team) => sum + apart(team), 0);
  let best = searchTeams(groups, sizes, worth, seed);
  for (let more = 1; more <= MORE_TEAMS && conflicts(best) > 0 && count >= 2 * (sizes.length + more); more += 1) {
    const found = searchTeams(groups, split(count, sizes.length + more), worth, seed);
    if (conflicts(found) < conflicts(best)) best = found;
  }
  return best;
}

/** Takes out who is in most conflicts, of several the last one, until a team has none. A team of one goes. */
function withoutConflicts(setting: Setting, found: readonly number[][]): { teams: number[][]; left: number[] } {
  const apart = apartCount(setting);
  const left: number[] = [];
  const teams = found.map((team) => {
    let members = [...team];
    while (apart(members) > 0) {
      const without = (person: number) => members.filter((member) => member !== person);
      const worst = members.reduce((one, other) => (apart(without(other)) <= apart(without(one)) ? other : one));
      left.push(worst);
      members = without(worst);
    }
    return members;
  });
  return { teams: teams.filter((team) => team.length > 1), left };
}

function reasonAgainst(people: number, isApart: boolean): string {
  if (isApart) return 'They must be kept apart from someone in every team with room.';
  return people === 1 ? "There's nobody else to team up with." : "There's nobody left they can team up with.";
}
