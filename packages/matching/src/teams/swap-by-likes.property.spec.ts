import fc from 'fast-check';
import type { Person } from '../people.ts';
import { aPerson } from '../testing/builders.ts';
import { swapByLikes } from './swap-by-likes.ts';

type Pair = [string, string];

/** The hundred cases that the library takes by itself last three seconds for each rule. */
const RUNS = { numRuns: 30 };

const SKILLS = ['React', 'Go', 'Figma', 'Python', 'Swift'];

const crowds = fc
  .record({ size: fc.integer({ min: 2, max: 5 }), count: fc.integer({ min: 2, max: 6 }), left: fc.nat({ max: 2 }) })
  .chain(({ size, count, left }) =>
    fc.array(fc.subarray(SKILLS), { minLength: size * count + left, maxLength: size * count + left }).map((skills) => {
      const people = skills.map((names, place) =>
        aPerson({ id: `p${place}`, skills: names.map((name) => ({ name })) }),
      );
      const teams = Array.from({ length: count }, (_, team) =>
        people.slice(team * size, (team + 1) * size).map(({ id }) => id),
      );
      return { people, teams };
    }),
  );

/** Some of the people, in pairs of two. */
const pairsAmong = (people: readonly Person[], most: number) =>
  fc
    .array(fc.tuple(fc.nat({ max: people.length - 1 }), fc.nat({ max: people.length - 1 })), { maxLength: most })
    .map((pairs) =>
      pairs.filter(([one, other]) => one !== other).map(([one, other]): Pair => [`p${one}`, `p${other}`]),
    );

const worlds = crowds.chain(({ people, teams }) =>
  fc.record({
    people: fc.constant(people),
    teams: fc.constant(teams),
    likes: pairsAmong(people, 12),
    apart: pairsAmong(people, 4).map((pairs) =>
      pairs.filter(([one, other]) => !teams.some((team) => team.includes(one) && team.includes(other))),
    ),
    still: fc.subarray(people.map(({ id }) => id)),
  }),
);
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

function swap({ people, teams, likes, apart, still }: World): string[][] {
  const mayMove = people.map(({ id }) => id).filter((id) => !still.includes(id));
  const found = swapByLikes({ people, teams, likes, mayMove, mustBeApart: apart });
  return teams.map((team, place) => found[place]?.members ?? team);
}

const isTogether = (teams: readonly string[][], [one, other]: Pair) =>
  teams.some((team) => team.includes(one) && team.includes(other));
const isMutual = (likes: readonly Pair[]) => {
  const given = new Set(likes.map(String));
  return ([one, other]: Pair) => one < other && given.has(String([one, other])) && given.has(String([other, one]));
};
const mutualTogether = (teams: readonly string[][], likes: readonly Pair[]) =>
  new Set(
    likes
      .filter(isMutual(likes))
      .filter((pair) => isTogether(teams, pair))
      .map(String),
  ).size;

describe('teams whose people like each other', () => {
  it('have the same sizes and people, and who may not move stays', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const teams = swap(world);
        expect(teams.map((team) => team.length)).toEqual(world.teams.map((team) => team.length));
        expect(teams.flat().sort()).toEqual(world.teams.flat().sort());
        for (const id of world.still)
          expect(teams.findIndex((team) => team.includes(id))).toBe(world.teams.findIndex((team) => team.includes(id)));
      }),
      RUNS,
    );
  });

  it('have nobody who must be apart', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const teams = swap(world);
        expect(world.apart.filter((pair) => isTogether(teams, pair))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('have no fewer who like each other than before, and are the same ones where nobody likes anybody', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        expect(mutualTogether(swap(world), world.likes)).toBeGreaterThanOrEqual(
          mutualTogether(world.teams, world.likes),
        );
        expect(swap({ ...world, likes: [] })).toEqual(world.teams);
      }),
      RUNS,
    );
  });

  it('are the same ones in whatever order likes come, whichever of two likes the other, and however often', () => {
    fc.assert(
      fc.property(worlds, fc.infiniteStream(fc.nat()), (world, draws) => {
        const teams = swap(world);
        const shuffled = world.likes
          .map((pair) => ({ pair, draw: draws.next().value ?? 0 }))
          .sort((one, other) => one.draw - other.draw)
          .map(({ pair }) => pair);
        expect(swap({ ...world, likes: [...shuffled, ...world.likes] })).toEqual(teams);
        expect(swap({ ...world, likes: world.likes.map(([one, other]): Pair => [other, one]) })).toEqual(teams);
      }),
      RUNS,
    );
  });

  it('have together every two who like each other, where each team has room for the pairs', () => {
    fc.assert(
      fc.property(crowds, fc.integer(), ({ people, teams }, seed) => {
        const ids = teams.flat();
        const order = ids
          .map((id, place) => ({ id, draw: ((place + 1) * (seed % 9973)) % 101 }))
          .sort((a, b) => a.draw - b.draw);
        const pairs = Array.from(
          { length: teams.length },
          (_, pair): Pair => [order[2 * pair]?.id ?? '', order[2 * pair + 1]?.id ?? ''],
        );
        const likes = pairs.flatMap(([one, other]): Pair[] => [
          [one, other],
          [other, one],
        ]);
        const found = swap({ people, teams, likes, apart: [], still: [] });
        expect(pairs.filter((pair) => !isTogether(found, pair))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('weigh one who likes another as one skill, and two who like each other above all skills', () => {
    const withSkills = (id: string, ...names: string[]) => aPerson({ id, skills: names.map((name) => ({ name })) });
    const people = [
      withSkills('a', 'Go', 'SQL', 'Vue'),
      withSkills('b', 'CSS', 'Rust', 'Lua'),
      withSkills('c', 'Go', 'SQL', 'Vue'),
      withSkills('d', 'CSS', 'Rust', 'Lua'),
    ];
    const teams = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    const among = (likes: Pair[]) => swapByLikes({ people, teams, likes, mayMove: people.map(({ id }) => id) });
    expect(among([['a', 'c']])).toEqual([null, null]);
    const found = among([
      ['a', 'c'],
      ['c', 'a'],
    ]);
    expect(found.map((team) => team?.members.toSorted())).toContainEqual(['a', 'c']);
    expect(found.flatMap((team) => team?.reasons ?? []).join()).not.toMatch(/like|wish/i);
  });
});
