import { HARD_INSTANCES, type HardInstance } from '../testing/hard-instances.ts';
import { partitions } from '../testing/partitions.ts';
import type { Team } from './explain.ts';
import { formTeams } from './form-teams.ts';

/** What a solver answers that takes size, skills and wishes as constraints. */
function answerWithConstraints({ people, size, skills, mustBeTogether, mustBeApart }: HardInstance): string[][] | null {
  if (people.length % size !== 0) return null;
  const ids = people.map(({ id }) => id);
  const has = (id: string, skill: string) =>
    people.find((one) => one.id === id)?.skills.some(({ name }) => name === skill);
  const isWithin = (team: string[], [one, other]: [string, string]) => team.includes(one) === team.includes(other);
  const isAllowed = (team: string[]) =>
    skills.every((skill) => team.some((id) => has(id, skill))) &&
    mustBeTogether.every((pair) => isWithin(team, pair)) &&
    mustBeApart.every(([one, other]) => !(team.includes(one) && team.includes(other)));
  const sizes = Array.from({ length: people.length / size }, () => size);
  for (const teams of partitions(ids, sizes)) if (teams.every(isAllowed)) return teams;
  return null;
}

describe('teams for whom no constraints can all be kept', () => {
  it('are fifty', () => {
    expect(HARD_INSTANCES).toHaveLength(50);
  });

  it.each(HARD_INSTANCES)('are formed all the same: $name', (instance) => {
    expect(answerWithConstraints(instance)).toBeNull();
    const { teams, unplaced } = formTeams(instance);
    const everybody = [...teams.flatMap(({ members }) => members), ...unplaced.map(({ id }) => id)];
    expect(everybody.sort()).toEqual(instance.people.map(({ id }) => id).sort());
    for (const { reason } of unplaced) expect(reason).toMatch(/^They must be kept apart /);
    expect(unplaced.map(({ id }) => id)).toEqual(instance.name.startsWith('somebody apart from all') ? ['p0'] : []);
    for (const team of teams) expectTold(instance, team);
  });
});

function expectTold({ size, mustBeApart }: HardInstance, { members, reasons }: Team): void {
  expect(members.length).toBeGreaterThanOrEqual(2);
  expect(members.length).toBeLessThanOrEqual(size + 1);
  expect(mustBeApart.filter((pair) => pair.every((id) => members.includes(id)))).toEqual([]);
  const told = reasons.join(' ');
  if (members.length !== size) expect(told).toContain(`planned for ${size}`);
}
