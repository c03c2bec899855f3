import { randomFrom } from '../random.ts';
import type { TeamWorth } from './worth.ts';

type Group = readonly number[];
/** A team as the groups that it is made of. */
type Team = readonly Group[];

const HOTTEST = 2;
const COLDEST = 0.02;
const FEWEST_STEPS = 1_500;
const STEPS_A_PERSON = 100;
const FEW_PEOPLE = 60;
const RESTARTS = { few: 8, many: 1 } as const;
const SHARE_OF_MOVES = 0.1;

/**
 * Puts groups into teams: local search that accepts what is worse less and less often (simulated annealing), from several starts.
 * The same seed gives the same teams.
 *
 * @param sizes of the teams; the search leaves them only where groups don't fit otherwise
 * @returns the members of each team
 */
export function searchTeams(
  groups: readonly Group[],
  sizes: readonly number[],
  worth: TeamWorth,
  seed: number,
): number[][] {
  if (sizes.length === 1) return [groups.flat()];
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const random = randomFrom(seed);
  const starts = people <= FEW_PEOPLE ? RESTARTS.few : RESTARTS.many;
  const steps = Math.max(FEWEST_STEPS, STEPS_A_PERSON * people);
  const found = Array.from({ length: starts }, () => anneal(start(groups, sizes, random), worth, steps, random));
  const best = found.reduce((one, other) => (other.worth > one.worth ? other : one));
  return best.teams.map((team) => team.flat()).filter((team) => team.length > 0);
}

/** The largest groups first, each into the team with the most room. */
function start(groups: readonly Group[], sizes: readonly number[], random: () => number): Team[] {
  const teams = sizes.map((size) => ({ room: size, groups: [] as Group[] }));
  const drawn = groups.map((group) => ({ group, draw: random() }));
  drawn.sort((one, other) => other.group.length - one.group.length || one.draw - other.draw);
  for (const { group } of drawn) {
    const roomiest = teams.reduce((one, other) => (other.room > one.room ? other : one));
    roomiest.groups.push(group);
    roomiest.room -= group.length;
  }
  return teams.map((team) => team.groups);
}

function anneal(
  teams: Team[],
  worth: TeamWorth,
  steps: number,
  random: () => number,
): { teams: Team[]; worth: number } {
  const worths = teams.map((team) => worth(team.flat()));
  let now = worths.reduce((sum, value) => sum + value, 0);
  let best = now;
  /** Teams as they were before the changes since the best. */
  const changedSince: [number, Team][] = [];
  for (let step = 0; step < steps; step += 1) {
    const warmth = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const [one, other] = [Math.floor(random() * teams.length), Math.floor(random() * teams.length)];
    const [before, beforeOther] = [teams[one] ?? [], teams[other] ?? []];
    const changed = one === other ? null : exchange(before, beforeOther, random);
    if (!changed) continue;
    const [first, second] = [worth(changed[0].flat()), worth(changed[1].flat())];
    const gain = first + second - (worths[one] ?? 0) - (worths[other] ?? 0);
    if (gain < 0 && random() >= Math.exp(gain / warmth)) continue;
    changedSince.push([one, before], [other, beforeOther]);
    [teams[one], teams[other]] = changed;
    [worths[one], worths[other]] = [first, second];
    now += gain;
    if (now <= best + 1e-9) continue;
    best = now;
    changedSince.length = 0;
  }
  for (const [place, team] of changedSince.reverse()) teams[place] = team;
  return { teams, worth: best };
}

/** One group moves, or changes places with as many people of the other team; `null` where these don't come out. */
function exchange(from: Team, to: Team, random: () => number): [Team, Team] | null {
  const moved = from[Math.floor(random() * from.length)];
  if (!moved) return null;
  const back = random() < SHARE_OF_MOVES ? [] : asManyOf(to, moved.length, random);
  if (!back) return null;
  return [
    [...from.filter((group) => group !== moved), ...back],
    [...to.filter((group) => !back.includes(group)), moved],
  ];
}

function asManyOf(team: Team, people: number, random: () => number): Group[] | null {
  const offset = Math.floor(random() * team.length);
  const chosen: Group[] = [];
  let missing = people;
  for (let index = 0; index < team.length && missing > 0; index += 1) {
    const group = team[(offset + index) % team.length];
    if (!group || group.length > missing) continue;
    chosen.push(group);
    missing -= group.length;
  }
  return missing === 0 ? chosen : null;
}
