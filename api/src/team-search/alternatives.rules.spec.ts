import type { Person } from '@crewdeck/matching';
import fc from 'fast-check';
import { findAlternatives, placeRound } from './alternatives.rules.ts';
import type { PlacingRequest, Unit } from './placing.rules.ts';

const RUNS = process.env.CREWDECK_LABS ? 100 : 25;
const NOW = new Date('2027-06-15T10:00:00Z');
const SKILLS = ['React', 'Go', 'Figma', 'Rust'];

function aPerson(id: string, skills: readonly string[]): Person {
  return {
    id,
    skills: skills.map((name) => ({ name })),
    ...{ roles: [], interests: [], availability: null, hoursPerWeek: null, timeBlocks: [], events: [] },
    recentInvites: 0,
    takesInvites: true,
  };
}

const one = (id: string, ...skills: string[]): Unit => ({ id, people: [aPerson(`${id} p`, skills)], seats: null });
const aProject = (id: string, seats: number, ...skills: string[]): Unit => ({ ...one(id, ...skills), seats });
const aTeam = (...units: string[]) => ({ units, reasons: [] });
const find = (units: readonly Unit[], teams: readonly string[][], more: Partial<PlacingRequest> = {}) =>
  findAlternatives(
    { now: NOW, units, size: 3, together: [], apart: [], ...more },
    teams.map((team) => aTeam(...team)),
  );
const choices = (found: ReturnType<typeof find>) => found.map(({ unit, project }) => `${unit} ${project}`);

describe('an alternative', () => {
  it('is another project that gains as much, or loses one skill at most, and says why', () => {
    const projects = [aProject('p', 3), aProject('q', 3, 'React')];
    const found = find([...projects, one('a', 'React', 'Go')], [['p', 'a'], ['q']]);
    expect(found).toEqual([{ unit: 'a', project: 'q', reasons: ['Together you know React and Go.'] }]);
    const much = [aProject('p', 3), aProject('q', 3, 'React', 'Go'), one('a', 'React', 'Go')];
    expect(find(much, [['p', 'a'], ['q']])).toEqual([]);
  });

  it('is the project that gains most', () => {
    const units = [aProject('p', 3), aProject('q', 3, 'Go'), aProject('r', 3), one('a', 'Go')];
    expect(choices(find(units, [['p', 'a'], ['q'], ['r']]))).toEqual(['a r']);
  });

  it('offers a seat once', () => {
    const units = [aProject('p', 3), aProject('q', 1), one('a', 'Go'), one('b', 'Rust')];
    expect(choices(find(units, [['p', 'a', 'b'], ['q']]))).toEqual(['a q']);
  });

  it('is none in a team that has its most people', () => {
    const units = [aProject('p', 5), aProject('q', 5), one('a'), one('b'), one('c'), one('d')];
    const teams = [
      ['p', 'a', 'b'],
      ['q', 'c', 'd'],
    ];
    expect(choices(find(units, teams, { most: 3 }))).toEqual([]);
    expect(choices(find(units, teams, { most: 4 }))).toEqual(['a q', 'c p']);
  });

  it('is none for a project, nor for somebody who stays with somebody', () => {
    const units = [aProject('p', 3), aProject('q', 3), one('a'), one('b')];
    expect(
      choices(
        find(
          units,
          [
            ['p', 'a'],
            ['q', 'b'],
          ],
          { together: [['a', 'b']] },
        ),
      ),
    ).toEqual([]);
  });

  it('puts no two together who must be apart, also when both choose it', () => {
    const units = [aProject('p', 3), aProject('q', 3), one('a'), one('b'), one('c')];
    const teams = [
      ['p', 'a', 'b'],
      ['q', 'c'],
    ];
    expect(choices(find(units, teams, { apart: [['c', 'a']] }))).toEqual(['b q']);
    expect(choices(find(units, teams, { apart: [['b', 'a']], most: 4 }))).toEqual(['a q', 'c p']);
  });

  it('of any round has a seat, keeps apart who must be, and depends on the teams alone, not on who likes whom', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `u${index}`);
    const anId = fc.constantFrom(...ids);
    const pairs = fc.array(fc.tuple(anId, anId), { maxLength: 6 });
    const request = fc
      .record({
        skills: fc.array(fc.subarray(SKILLS), { minLength: 9, maxLength: 9 }),
        seats: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
        apart: pairs,
        likes: pairs,
        size: fc.integer({ min: 2, max: 4 }),
      })
      .map(
        ({ skills, seats, apart, ...rest }): PlacingRequest => ({
          ...rest,
          now: NOW,
          units: ids.map((id, index) => ({ ...one(id, ...(skills[index] ?? [])), seats: seats[index] ?? null })),
          together: [],
          apart: apart.filter(([first, second]) => first !== second),
        }),
      );
    fc.assert(
      fc.property(request, ({ likes = [], ...given }) => {
        const { teams, alternatives } = placeRound({ ...given, likes });
        expect(alternatives).toEqual(findAlternatives(given, teams));
        for (const { project } of alternatives) {
          const team = teams.find(({ units }) => units.includes(project));
          const joined = [
            ...(team?.units ?? []),
            ...alternatives.filter((chosen) => chosen.project === project).map(({ unit }) => unit),
          ];
          const seats = given.units.find(({ id }) => id === project)?.seats ?? 0;
          expect(joined.length).toBeLessThanOrEqual(Math.min(seats, given.size) + 1);
          expect(new Set(joined).size).toBe(joined.length);
          expect(given.apart.filter((pair) => pair.every((id) => joined.includes(id)))).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
