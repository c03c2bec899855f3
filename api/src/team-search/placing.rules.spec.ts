import type { Person } from '@crewdeck/matching';
import fc from 'fast-check';
import { type PlacingRequest, placeUnits, type Unit } from './placing.rules.ts';

const RUNS = process.env.CREWDECK_LABS ? 100 : 25;
const NOW = new Date('2027-06-15T10:00:00Z');

function aPerson(id: string, ...skills: string[]): Person {
  return {
    id,
    skills: skills.map((name) => ({ name })),
    ...{ roles: [], interests: [], availability: null, hoursPerWeek: null, timeBlocks: [], events: [] },
    recentInvites: 0,
    takesInvites: true,
  };
}

const one = (id: string, ...skills: string[]): Unit => ({ id, people: [aPerson(`${id} p`, ...skills)], seats: null });
const aProject = (id: string, people: number, seats: number): Unit => ({
  id,
  people: Array.from({ length: people }, (_, index) => aPerson(`${id} p${index}`)),
  seats,
});
const place = (units: readonly Unit[], size: number, wishes: Partial<PlacingRequest> = {}) => {
  const { teams, unplaced } = placeUnits({ now: NOW, units, size, together: [], apart: [], ...wishes });
  return { teams: teams.map((team) => [...team.units].sort()).sort(), unplaced: Object.fromEntries(unplaced) };
};

describe('placing', () => {
  it('spreads what is scarce, by whatever name it is written', () => {
    const units = [one('a', 'JS'), one('b', 'javascript'), one('c', 'Flutter'), one('d', 'Flutter')];
    for (const team of place(units, 2).teams) expect(['a,c', 'a,d', 'b,c', 'b,d']).toContain(team.join());
  });

  it('brings together who is free at the same time by their clocks, and counts who names no zone in that of most', () => {
    const free = (id: string, timeZone: string | null, block: string): Unit => ({
      id,
      people: [{ ...aPerson(`${id} p`), timeBlocks: [block], timeZone }],
      seats: null,
    });
    const units = [
      free('berlin', 'Europe/Berlin', 'tue evening'),
      free('hamburg', 'Europe/Berlin', 'wed morning'),
      free('silent', null, 'wed morning'),
      free('noronha', 'America/Noronha', 'tue afternoon'),
    ];
    const { teams } = placeUnits({ now: NOW, units, size: 2, together: [], apart: [] });
    expect(teams.map((team) => [...team.units].sort().join()).sort()).toEqual(['berlin,noronha', 'hamburg,silent']);
    expect(
      teams
        .flatMap(({ reasons }) => reasons)
        .filter((reason) => reason.includes('free'))
        .sort(),
    ).toEqual(['Everyone is free at the same time: Tue 17–20 UTC.', 'Everyone is free at the same time: Wed 9–12.']);
  });

  it('keeps the team of a project together, and puts no two projects into one', () => {
    const units = [aProject('p', 2, 2), aProject('q', 1, 3), one('a'), one('b')];
    const { teams, unplaced } = place(units, 4);
    expect(unplaced).toEqual({});
    expect(teams.flat().sort()).toEqual(['a', 'b', 'p', 'q']);
    expect(teams).toHaveLength(2);
    for (const team of teams) expect(team.filter((id) => 'pq'.includes(id))).toHaveLength(1);
  });

  it('makes no team that is smaller than the smallest, and says why', () => {
    const units = ['a', 'b'].map((id) => one(id));
    expect(place(units, 4, { least: 3 })).toEqual({
      teams: [],
      unplaced: {
        a: "There weren't enough people to form a team.",
        b: "There weren't enough people to form a team.",
      },
    });
  });

  it('makes fewer teams where they would be too small', () => {
    const { teams, unplaced } = place(
      ['a', 'b', 'c', 'd'].map((id) => one(id)),
      3,
      { least: 3, most: 3 },
    );
    expect(teams.map((team) => team.length)).toEqual([3]);
    expect(Object.values(unplaced)).toEqual([
      'No team was a match this time. That can change as more people join the search.',
    ]);
  });

  it('keeps those together who said yes to each other, also where their team is too small', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) => one(id));
    const { teams } = place(units, 3, { least: 3, most: 3, together: [['a', 'b']] });
    for (const team of teams) expect(team.includes('a')).toBe(team.includes('b'));
  });

  it('makes no team that is larger than the largest', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => one(id));
    const { teams, unplaced } = place(units, 2, { most: 2 });
    expect(teams.map((team) => team.length)).toEqual([2, 2]);
    expect(Object.values(unplaced)).toEqual([
      'No team was a match this time. That can change as more people join the search.',
    ]);
  });

  it('lets people of a team that is too small join others as long as there is room', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => one(id));
    const { teams, unplaced } = place(units, 3, { least: 3, most: 5 });
    expect(unplaced).toEqual({});
    expect(teams.map((team) => team.length)).toEqual([5]);
  });

  it('gives a project as many people as it has seats for', () => {
    const units = [aProject('p', 1, 1), ...['a', 'b', 'c', 'd', 'e'].map((id) => one(id))];
    const { teams, unplaced } = place(units, 3);
    expect(teams.find((team) => team.includes('p'))).toHaveLength(2);
    expect(unplaced).toEqual({});
  });

  it('leaves a project alone whose team has the size of the round', () => {
    const { teams, unplaced } = place([aProject('p', 3, 2), one('a'), one('b')], 3);
    expect(teams).toEqual([['a', 'b']]);
    expect(unplaced).toEqual({ p: "The project's team is already as big as this round's teams." });
  });

  it('keeps apart who must be, and together who agreed where that can be', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) => one(id));
    const wishes = { apart: [['a', 'b']], together: [['c', 'a']] } as const;
    expect(place(units, 2, wishes).teams).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it.each([
    ['nobody', [], {}, []],
    ['one alone', [one('a')], {}, ['There was nobody left to team up with.']],
    ['a project alone', [aProject('p', 1, 2)], {}, ['There was nobody left to team up with.']],
    [
      'two apart',
      [one('a'), one('b')],
      { apart: [['a', 'b']] },
      Array(2).fill('No team was a match this time. That can change as more people join the search.'),
    ],
    [
      'one whom no team can take',
      [one('a'), one('b'), one('c')],
      {
        apart: [
          ['a', 'b'],
          ['a', 'c'],
        ],
      },
      ['No team was a match this time. That can change as more people join the search.'],
    ],
  ] as const)('says why of %s', (_, units, wishes, reasons) => {
    expect(Object.values(place(units, 2, wishes).unplaced)).toEqual(reasons);
  });

  it('tells nobody who could not be with whom', () => {
    const apart = [['b', 'c']] as const;
    const together = [
      ['a', 'b'],
      ['a', 'c'],
    ] as const;
    const { teams } = placeUnits({
      now: NOW,
      units: ['a', 'b', 'c', 'd'].map((id) => one(id)),
      size: 2,
      together,
      apart,
    });
    expect(teams.flatMap(({ reasons }) => reasons).join()).not.toMatch(/couldn't be together| p\b/);
  });

  it('puts 400 people, forty projects among them, into teams where everybody is placed', () => {
    const units = Array.from({ length: 400 }, (_, index) =>
      index % 10 === 0 ? aProject(`u${index}`, 1, 1 + (index % 3)) : one(`u${index}`, `Skill ${index % 9}`),
    );
    const { teams, unplaced } = place(units, 4);
    expect(unplaced).toEqual({});
    expect(new Set(teams.flat()).size).toBe(400);
  });

  it('puts into one team who like each other, whatever it costs in skills, and says nothing of it', () => {
    const units = [one('a', 'Go', 'SQL'), one('b', 'Go', 'SQL'), one('c', 'Vue', 'CSS'), one('d', 'Vue', 'CSS')];
    const likes = [
      ['a', 'b'],
      ['b', 'a'],
    ] as const;
    expect(place(units, 2, { likes }).teams).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const { teams } = placeUnits({ now: NOW, units, size: 2, together: [], apart: [], likes });
    expect(teams.flatMap(({ reasons }) => reasons).sort()).toEqual([
      'Together you know CSS and Vue.',
      'Together you know Go and SQL.',
    ]);
  });

  it('gives a project the person whom it likes and who likes it', () => {
    const units = [aProject('p', 1, 1), ...['a', 'b', 'c', 'd', 'e'].map((id) => one(id))];
    for (const liked of ['a', 'c', 'e']) {
      const likes = [
        [liked, 'p'],
        ['p', liked],
      ] as const;
      expect(place(units, 3, { likes }).teams).toContainEqual([liked, 'p']);
    }
  });

  it('keeps who agreed together, whomever they like', () => {
    const units = ['a', 'b', 'c', 'd'].map((id) => one(id));
    const likes = [
      ['a', 'c'],
      ['c', 'a'],
    ] as const;
    expect(place(units, 2, { together: [['a', 'b']], likes }).teams).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('tells no team that some people must be apart', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => one(id));
    const apart = ['b', 'c', 'd'].map((id) => ['a', id] as const);
    const { teams } = placeUnits({ now: NOW, units, size: 3, together: [], apart });
    expect(teams.flatMap(({ reasons }) => reasons).join()).not.toMatch(/apart/);
  });

  it('places the same people in teams of the same sizes, whoever likes whom, and nobody with whom they must be apart from', () => {
    const NAMES = 'abcdefghijkl';
    const pairs = (maxLength: number) =>
      fc
        .array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength })
        .map((all) => all.filter(([a, b]) => a !== b).map(([a, b]) => [NAMES.charAt(a), NAMES.charAt(b)] as const));
    const worlds = fc.record({
      size: fc.integer({ min: 2, max: 5 }),
      kinds: fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 12 }),
      likes: pairs(20),
      apart: pairs(6),
      together: pairs(2),
    });
    fc.assert(
      fc.property(worlds, ({ size, kinds, likes, ...constraints }) => {
        const units = kinds.map((kind, index) => {
          const id = NAMES.charAt(index);
          return kind === 0 ? aProject(id, 1, 1 + (index % 3)) : one(id, `Skill ${kind}`);
        });
        const request = { now: NOW, units, size, ...constraints };
        const [before, after] = [placeUnits(request), placeUnits({ ...request, likes })];
        expect(after.unplaced).toEqual(before.unplaced);
        expect(after.teams.map((team) => team.units.length)).toEqual(before.teams.map((team) => team.units.length));
        const projects = units.filter(({ seats }) => seats !== null).map(({ id }) => id);
        const projectsOf = (team: { units: readonly string[] }) => team.units.filter((id) => projects.includes(id));
        expect(after.teams.map(projectsOf)).toEqual(before.teams.map(projectsOf));
        for (const team of after.teams)
          expect(constraints.apart.filter((pair) => pair.every((id) => team.units.includes(id)))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
