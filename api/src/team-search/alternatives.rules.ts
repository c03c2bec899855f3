import { canonicalSkill } from '@crewdeck/matching/skills';
import {
  isProject,
  type PlacedTeam,
  type Placing,
  type PlacingRequest,
  placeUnits,
  reasonsOfTeam,
  type Unit,
} from './placing.rules.ts';

/** Another project that would suit a placed person nearly as well. */
export interface Alternative {
  /** Id of the person's unit. */
  readonly unit: string;
  /** Id of the project's unit. */
  readonly project: string;
  readonly reasons: readonly string[];
}

export interface PlacedRound extends Placing {
  readonly alternatives: readonly Alternative[];
}

/** How many of the skills and roles that both teams cover may be lost. */
const MOST_LOST = 1;

/** Places units, and finds what placed people may choose instead. */
export function placeRound(request: PlacingRequest): PlacedRound {
  const placing = placeUnits(request);
  return { ...placing, alternatives: findAlternatives(request, placing.teams) };
}

/** A project's team with open seats. */
interface Offer {
  readonly members: readonly Unit[];
  readonly project: Unit;
  readonly covered: ReadonlySet<string>;
  /** Ids of the members, and of people who may choose it: they may all become one team. */
  readonly units: Set<string>;
  seats: number;
}

/**
 * For each placed person the best other project with an open seat. Each seat is offered once. It reads no likes, so that nobody learns of them.
 * People who stay with somebody have no alternative.
 */
export function findAlternatives(
  { units, size, most = size + 1, together, apart, now }: Omit<PlacingRequest, 'likes' | 'least'>,
  teams: readonly PlacedTeam[],
): Alternative[] {
  const [unitOf, bound] = [new Map(units.map((unit) => [unit.id, unit])), new Set(together.flat())];
  const placed = teams.map((team) => team.units.flatMap((id) => unitOf.get(id) ?? []));
  const offers = placed.flatMap((members) => offerOf(members, most));
  const apartFrom = new Map<string, string[]>();
  for (const [one, other] of apart.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
    apartFrom.set(one, [...(apartFrom.get(one) ?? []), other]);
  return placed.flatMap((members) =>
    members.flatMap((unit): Alternative[] => {
      if (isProject(unit) || bound.has(unit.id)) return [];
      const others = apartFrom.get(unit.id) ?? [];
      const open = offers.filter(
        (offer) => offer.seats > 0 && offer.members !== members && !others.some((id) => offer.units.has(id)),
      );
      const best = bestFor(unit, members, open);
      if (!best) return [];
      best.seats -= 1;
      best.units.add(unit.id);
      const reasons = reasonsOfTeam([best.project, unit], now);
      return [{ unit: unit.id, project: best.project.id, reasons }];
    }),
  );
}

function offerOf(members: readonly Unit[], most: number): Offer[] {
  const project = members.find(isProject);
  if (!project) return [];
  const count = members.reduce((sum, { people }) => sum + people.length, 0);
  const seats = Math.min((project.seats ?? 0) - (members.length - 1), most - count);
  const covered = new Set(members.flatMap(abilitiesOf));
  return [{ members, project, covered, units: new Set(members.map(({ id }) => id)), seats }];
}

/** The one that gains most by the person; `null` where that makes up too little for what their own team loses. */
function bestFor(unit: Unit, members: readonly Unit[], offers: readonly Offer[]): Offer | null {
  const kept = new Set(members.filter((member) => member !== unit).flatMap(abilitiesOf));
  const own = abilitiesOf(unit);
  const lost = own.filter((ability) => !kept.has(ability)).length;
  let [best, most]: [Offer | null, number] = [null, lost - MOST_LOST - 1];
  for (const offer of offers) {
    const gained = own.filter((ability) => !offer.covered.has(ability)).length;
    if (gained > most) [best, most] = [offer, gained];
  }
  return best;
}

/** Skills and roles of a unit, each once. */
function abilitiesOf({ people }: Unit): string[] {
  const skills = people.flatMap((person) => person.skills.map(({ name }) => `skill ${canonicalSkill(name)}`));
  const roles = people.flatMap((person) => person.roles.map((role) => `role ${role.trim().toLowerCase()}`));
  return [...new Set([...skills, ...roles])];
}
