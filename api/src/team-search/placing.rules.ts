import { commonZone, formTeams, type Person, swapByLikes, withFreeTimes } from '@crewdeck/matching';
import { canonicalSkill } from '@crewdeck/matching/skills';
import { unplacedReason } from './unplaced-reasons.ts';

/** Somebody who looks for a team, or a project with its team, which stays together. */
export interface Unit {
  /** Of the search. */
  readonly id: string;
  /** With ids that are nobody else's here; with several only where it is a project. */
  readonly people: readonly Person[];
  /** How many more a project takes; `null` of a person. */
  readonly seats: number | null;
  /** Technologies of the event and the project, said first of a team; none unless told. */
  readonly needs?: readonly string[];
}

export interface PlacedTeam {
  readonly units: readonly string[];
  /** Sentences. */
  readonly reasons: string[];
}

export interface Placing {
  readonly teams: readonly PlacedTeam[];
  /** Sentences by the id of the unit. */
  readonly unplaced: ReadonlyMap<string, string>;
}

export interface PlacingRequest {
  readonly now: Date;
  readonly units: readonly Unit[];
  /** How many people a team is to have. */
  readonly size: number;
  /** The smallest team; 2 by default. */
  readonly least?: number;
  /** No team gets larger, when who is left joins; one more than `size` unless told. */
  readonly most?: number;
  /** Ids of units, in pairs. */
  readonly together: readonly (readonly [string, string])[];
  readonly apart: readonly (readonly [string, string])[];
  /** The first would like to be with the second. Nobody is told of it, and it changes who is with whom, never who is placed. */
  readonly likes?: readonly (readonly [string, string])[];
}

const APART = /together or apart/;
/** How often people without a team are tried among themselves. */
const MOST_TRIES = 4;

type Pair = readonly [string, string];

/** Puts units into teams as {@link formTeams} does, none of them torn apart, two projects never in one, and none above its seats. */
export function placeUnits({
  units: given,
  now,
  size,
  least = 2,
  most = size + 1,
  likes = [],
  ...constraints
}: PlacingRequest): Placing {
  const units = withTimes(given, now);
  const placeable = units.filter((unit) => unit.seats === null || unit.people.length < size);
  let teams: FoundTeam[] = [];
  let left = placeable;
  for (let tries = 0; tries < MOST_TRIES && left.length > 1; tries += 1) {
    const found = teamsOf(left, size, constraints)
      .map(withinSeats)
      .map((team) => withinMost(team, most));
    teams.push(...found.filter((team) => team.units.length > 1));
    const placed = new Set(teams.flatMap((team) => team.units));
    left = placeable.filter((unit) => !placed.has(unit));
  }
  const large = withoutSmall(teams, { size, least, ...constraints });
  teams = large.teams;
  left = [...left, ...large.left].filter((unit) => !joins(unit, teams, most, constraints));
  left.push(...large.bound);
  teams = withLikes(teams, { placeable, likes, ...constraints });
  const unplaced = units.filter((unit) => left.includes(unit) || !placeable.includes(unit));
  const outcome = { placeable: placeable.length, teams: teams.length, least };
  return {
    teams: teams.map(({ reasons, ...team }) => ({ units: team.units.map(({ id }) => id), reasons })),
    unplaced: new Map(unplaced.map((unit) => [unit.id, unplacedReason(!placeable.includes(unit), outcome)])),
  };
}

/** Sentences: why these are one team. */
export function reasonsOfTeam(units: readonly Unit[], now: Date): string[] {
  return oneTeamOf(withTimes(units, now))?.reasons ?? [];
}

/** Each person's times are converted once. Who names no zone counts as in that of most who are placed. */
function withTimes(units: readonly Unit[], now: Date): Unit[] {
  const zone = commonZone(peopleOf(units));
  return units.map((unit) => ({ ...unit, people: withFreeTimes(unit.people, { now, zone }) }));
}

interface FoundTeam {
  units: Unit[];
  reasons: string[];
}

function teamsOf(
  units: readonly Unit[],
  size: number,
  { together, apart }: Pick<PlacingRequest, 'together' | 'apart'>,
) {
  const { firstPerson, ofPeople } = peopleBy(units);
  const { teams } = formTeams({
    people: peopleOf(units),
    size,
    skillKey: canonicalSkill,
    mustBeTogether: [...units.flatMap(chainOf), ...ofPeople(together)],
    mustBeApart: ofPeople(apart),
    atMostOneOf: units.filter(isProject).map(({ id }) => firstPerson(id)),
    namedFirst: needsBy(units),
  });
  const placeOf = new Map(units.flatMap((unit, place) => unit.people.map(({ id }) => [id, place] as const)));
  return teams.map(({ members, reasons }): FoundTeam => {
    const places = [...new Set(members.map((id) => placeOf.get(id) ?? 0))].sort((one, other) => one - other);
    return {
      units: places
        .flatMap((place) => units[place] ?? [])
        .filter((unit) => unit.people.every(({ id }) => members.includes(id))),
      // Who could not be together is told to nobody, nor that there are such people.
      reasons: reasons.filter((reason) => !APART.test(reason) && !members.some((id) => reason.includes(id))),
    };
  });
}

/** A unit is known by the first of its people. */
function peopleBy(units: readonly Unit[]) {
  const firstOf = new Map(units.map(({ id, people: [first] }) => [id, first?.id ?? '']));
  const firstPerson = (id: string) => firstOf.get(id) ?? '';
  const ofPeople = (pairs: readonly Pair[]) =>
    pairs.map(([one, other]): Pair => [firstPerson(one), firstPerson(other)]);
  return { firstPerson, ofPeople };
}

/** What the units of people need. @returns technologies, of ids of people */
function needsBy(units: readonly Unit[]): (ids: readonly string[]) => string[] {
  const needs = new Map(units.flatMap((unit) => unit.people.map(({ id }) => [id, unit.needs ?? []] as const)));
  return (ids) => ids.flatMap((id) => needs.get(id) ?? []);
}

/** Who looks alone may change places with another such person. Projects, and who must be together, stay where they are. */
function withLikes(
  teams: readonly FoundTeam[],
  {
    placeable,
    likes,
    together,
    apart,
  }: Required<Pick<PlacingRequest, 'likes' | 'together' | 'apart'>> & {
    placeable: readonly Unit[];
  },
): FoundTeam[] {
  const bound = new Set(together.flat());
  const { firstPerson, ofPeople } = peopleBy(placeable);
  const unitOf = new Map(placeable.map((unit) => [firstPerson(unit.id), unit]));
  const swapped = swapByLikes({
    people: peopleOf(placeable),
    teams: teams.map(({ units }) => peopleOf(units).map(({ id }) => id)),
    likes: ofPeople(likes),
    mayMove: placeable.filter((unit) => !isProject(unit) && !bound.has(unit.id)).map(({ id }) => firstPerson(id)),
    mustBeApart: ofPeople(apart),
    skillKey: canonicalSkill,
    namedFirst: needsBy(placeable),
  });
  return teams.map((team, place) => {
    const changed = swapped[place];
    if (!changed) return team;
    const units = changed.members.flatMap((id) => unitOf.get(id) ?? []);
    return { units, reasons: changed.reasons };
  });
}

/** Each with the next one, which keeps all together. */
function chainOf({ people }: Unit): Pair[] {
  return people.slice(1).map(({ id }, index): Pair => [people[index]?.id ?? '', id]);
}

const peopleOf = (units: readonly Unit[]) => units.flatMap(({ people }) => people);

export const isProject = (unit: Unit) => unit.seats !== null;

const seatsOf = (team: FoundTeam) => team.units.find(isProject)?.seats ?? Number.POSITIVE_INFINITY;

/** A project takes the first of them, and the others are free for another team. */
function withinSeats(team: FoundTeam): FoundTeam {
  const [projects, newcomers] = [team.units.filter(isProject), team.units.filter((unit) => !isProject(unit))];
  if (newcomers.length <= seatsOf(team)) return team;
  return oneTeamOf([...projects, ...newcomers.slice(0, seatsOf(team))]) ?? team;
}

/** Who makes it too large is free for another team. */
function withinMost(team: FoundTeam, most: number): FoundTeam {
  const units: Unit[] = [];
  for (const unit of [...team.units].sort((one, other) => Number(isProject(other)) - Number(isProject(one))))
    if (peopleOf([...units, unit]).length <= most) units.push(unit);
  return units.length === team.units.length ? team : (oneTeamOf(units) ?? { ...team, units });
}

interface Grown {
  readonly teams: FoundTeam[];
  /** Who is free for another team. */
  readonly left: Unit[];
  /** Who stays with somebody, and so joins no team alone. */
  readonly bound: Unit[];
}

/** Teams that are too small break up one after the other, and their people join the others of these. Projects' teams come last. */
function withoutSmall(
  teams: readonly FoundTeam[],
  { size, least, together, apart }: Omit<PlacingRequest, 'units' | 'most' | 'now'> & { least: number },
): Grown {
  const isSmall = (team: FoundTeam) => peopleOf(team.units).length < least;
  const isBound = ({ id }: Unit) => together.some((pair) => pair.includes(id));
  const growing = teams.filter(isSmall).sort((one, other) => Number(hasProject(other)) - Number(hasProject(one)));
  const [left, bound]: [Unit[], Unit[]] = [[], []];
  while (growing.some(isSmall)) {
    const broken = growing.splice(growing.findLastIndex(isSmall), 1).flatMap((team) => team.units);
    bound.push(...broken.filter(isBound));
    left.push(...broken.filter((unit) => !isBound(unit) && !joins(unit, growing, Math.max(size, least), { apart })));
  }
  return { teams: [...teams.filter((team) => !isSmall(team)), ...growing], left, bound };
}

const hasProject = (team: FoundTeam) => team.units.some(isProject);

/** A person who is left alone joins a team, if there is one that may take them. */
function joins(unit: Unit, teams: FoundTeam[], most: number, { apart }: Pick<PlacingRequest, 'apart'>): boolean {
  const others = new Set(apart.filter((pair) => pair.includes(unit.id)).flat());
  const isApart = ({ id }: Unit) => others.has(id);
  const place = teams.findIndex(
    (team) => team.units.length <= seatsOf(team) && peopleOf(team.units).length < most && !team.units.some(isApart),
  );
  const team = teams[place];
  const larger = team && !isProject(unit) && oneTeamOf([...team.units, unit]);
  if (!larger) return false;
  teams[place] = larger;
  return true;
}

/** What is said of these as a team; `null` where they can't be one. */
function oneTeamOf(units: Unit[]): FoundTeam | null {
  const [found] = teamsOf(units, peopleOf(units).length, { together: [], apart: [] });
  return found ? { units, reasons: found.reasons } : null;
}
