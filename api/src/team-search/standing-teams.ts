import type { PlacedTeam, PlacingRequest, Unit } from './placing.rules.ts';

/** Of teams found for `before`, those that may still be proposed: each unit has the same people, seats for the others, and no conflict. */
export function standingTeams(
  teams: readonly PlacedTeam[],
  before: Pick<PlacingRequest, 'units'>,
  now: Pick<PlacingRequest, 'units' | 'apart'>,
): PlacedTeam[] {
  const [hadPeople, hasPeople] = [peopleByUnit(before.units), peopleByUnit(now.units)];
  const seats = new Map(now.units.map((unit) => [unit.id, unit.seats ?? Number.POSITIVE_INFINITY]));
  const teamOf = new Map(teams.flatMap((team) => team.units.map((id) => [id, team] as const)));
  const inConflict = new Set(
    now.apart.filter(([one, other]) => teamOf.get(one) === teamOf.get(other)).map(([one]) => teamOf.get(one)),
  );
  return teams.filter(
    (team) =>
      !inConflict.has(team) &&
      team.units.every(
        (id) => hasPeople.get(id) === hadPeople.get(id) && (seats.get(id) ?? 0) >= team.units.length - 1,
      ),
  );
}

function peopleByUnit(units: readonly Unit[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ id, people }) => [id, people.map((person) => person.id).join()]));
}
