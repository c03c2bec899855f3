import type { Person } from '../people.ts';
import { randomFrom } from '../random.ts';
import { aPerson } from '../testing/builders.ts';
import { partitions } from '../testing/partitions.ts';
import { withFreeTimes } from '../times/free-times.ts';
import { formTeams } from './form-teams.ts';
import { teamSizes } from './team-sizes.ts';

const SKILLS = ['React', 'Flutter', 'Go', 'Figma', 'PostgreSQL', 'Python', 'Swift', 'Kotlin'];

function somePeople(count: number, seed: number): Person[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) =>
    aPerson({ id: `p${index}`, skills: SKILLS.filter(() => random() < 0.35).map((name) => ({ name })) }),
  );
}

const withSkills = (id: string, ...names: string[]) => aPerson({ id, skills: names.map((name) => ({ name })) });
const membersOf = (teams: { members: string[] }[]) => teams.map(({ members }) => [...members].sort()).sort();

function mostCovered(people: readonly Person[], size: number): number {
  const skills = new Map(people.map((person) => [person.id, person.skills.map(({ name }) => name)]));
  const covered = (team: string[]) => new Set(team.flatMap((id) => skills.get(id) ?? [])).size;
  const ids = people.map(({ id }) => id);
  const worths = [...partitions(ids, teamSizes(people.length, size))].map((teams) =>
    teams.reduce((sum, team) => sum + covered(team), 0),
  );
  return Math.max(...worths);
}

describe('forming teams', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => [6 + (seed % 5), 2 + (seed % 3), seed]))(
    'covers as much as any teams can: %i people in teams of %i, seed %i',
    (count, size, seed) => {
      const people = somePeople(count, seed);
      const { teams } = formTeams({ people, size });
      expect(teams.reduce((sum, { covers }) => sum + covers.length, 0)).toBe(mostCovered(people, size));
    },
  );

  it('places 400 people in 100 teams of 4, the same ones for the same seed', () => {
    const people = somePeople(400, 1);
    const found = formTeams({ people, size: 4, seed: 3 });
    expect(found.unplaced).toEqual([]);
    expect(found.teams.map(({ members }) => members.length)).toEqual(Array.from({ length: 100 }, () => 4));
    expect(formTeams({ people, size: 4, seed: 3 })).toEqual(found);
    expect(formTeams({ people, size: 4, seed: 4 })).not.toEqual(found);
  });

  it('keeps together and apart who must be, whatever it costs in skills', () => {
    const people = [withSkills('a', 'Go'), withSkills('b', 'Go'), withSkills('c', 'React'), withSkills('d', 'React')];
    const together = formTeams({ people, size: 2, mustBeTogether: [['a', 'b']] });
    expect(membersOf(together.teams)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const apart = formTeams({
      people,
      size: 2,
      mustBeApart: [
        ['a', 'c'],
        ['a', 'd'],
      ],
    });
    expect(membersOf(apart.teams)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps apart rather than together, and says so to both', () => {
    const people = ['a', 'b', 'c', 'd'].map((id) => withSkills(id, 'Go'));
    const { teams } = formTeams({ people, size: 2, mustBeTogether: [['a', 'b']], mustBeApart: [['b', 'a']] });
    expect(teams.find(({ members }) => members.includes('a'))?.members).not.toContain('b');
    for (const { members, reasons } of teams)
      expect(reasons.some((reason) => reason.startsWith("a and b couldn't be together"))).toBe(
        members.includes('a') || members.includes('b'),
      );
  });

  it('names what a team covers and misses, and why', () => {
    const people = [
      withSkills('a', 'Go', 'React'),
      withSkills('b', 'React'),
      withSkills('c', 'React'),
      withSkills('d', 'React'),
    ];
    const { teams } = formTeams({ people, size: 2, skills: ['react', 'Go', 'Flutter'] });
    const [lucky, other] = [true, false].map((isLucky) =>
      teams.find(({ members }) => members.includes('a') === isLucky),
    );
    expect(lucky).toMatchObject({ covers: ['react', 'Go'], missing: ['Flutter'] });
    expect(other).toMatchObject({ covers: ['react'], missing: ['Go', 'Flutter'] });
    expect(other?.reasons).toEqual(['Together you know react.']);
  });

  it('names roles and skills apart, and at most four of each', () => {
    const reasonOf = (...people: ReturnType<typeof aPerson>[]) => formTeams({ people, size: 2 }).teams[0]?.reasons[0];
    const ofRoles = (...roles: string[]) => aPerson({ id: 'a', roles });
    expect(reasonOf(ofRoles('Designer', 'Backend Developer'), withSkills('b', 'Go'))).toBe(
      'Together you cover Backend Developer and Designer, and know Go.',
    );
    expect(reasonOf(ofRoles('Designer'), aPerson({ id: 'b' }))).toBe('Together you cover Designer.');
    expect(reasonOf(withSkills('a', 'C', 'CSS', 'Go', 'Java', 'Rust', 'Vue'), aPerson({ id: 'b' }))).toBe(
      'Together you know C, CSS, Go, Java and 2 more.',
    );
  });

  it('names no skills beside its roles where none that its people are said to need is among them', () => {
    const people = [aPerson({ id: 'a', roles: ['Designer'] }), withSkills('b', 'Vue')];
    const reasonsOf = (...needs: string[]) => formTeams({ people, size: 2, namedFirst: () => needs }).teams[0]?.reasons;
    expect(reasonsOf('Go')).toEqual(['Together you cover Designer.']);
    expect(reasonsOf('vue')).toEqual(['Together you cover Designer, and know Vue.']);
    expect(reasonsOf()).toEqual(['Together you cover Designer, and know Vue.']);
  });

  it('names the skills that its people are said to need, and only counts more than fit beside them', () => {
    const people = [
      withSkills('a', 'C', 'CSS', 'Go', 'Java', 'Vue'),
      withSkills('b', 'C', 'Java', 'Swift'),
      withSkills('c', 'C', 'Java', 'Swift'),
    ];
    const namedFirst = (ids: readonly string[]) => (ids.includes('a') ? ['vue', 'Swift', 'Rust'] : []);
    for (const order of [people, [...people].reverse()]) {
      expect(formTeams({ people: order, size: 3, namedFirst }).teams[0]?.reasons).toEqual([
        'Together you know Swift, Vue and 4 more.',
      ]);
    }
  });

  it.each([
    [2, 4, "Teams here are planned for 4 people. You'd start as 2."],
    [5, 4, 'Teams here are planned for 4 people. This one has 5, so one more person has a team.'],
    [3, 4, "Teams here are planned for 4 people. You'd start as 3."],
  ])('says why a team of %i is not one of %i', (count, size, words) => {
    const people = Array.from({ length: count }, (_, index) => withSkills(`p${index}`, 'Go'));
    expect(formTeams({ people, size }).teams[0]?.reasons).toEqual(['Together you know Go.', words]);
  });

  it('says nothing of its size where a team has the planned one', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => withSkills(id, 'Go'));
    const reasons = formTeams({ people, size: 4 }).teams.map((team) => [team.members.length, team.reasons.length]);
    expect(reasons.sort()).toEqual([
      [3, 2],
      [4, 1],
    ]);
  });

  it('brings together who is free at the same time, as far as no skill is lost', () => {
    const free = (id: string, block: string) =>
      aPerson({ id, timeBlocks: [block], hoursPerWeek: 8, interests: ['music'] });
    const people = [
      free('a', 'tue-evening'),
      free('b', 'sat-morning'),
      free('c', 'tue-evening'),
      free('d', 'sat-morning'),
    ];
    const { teams } = formTeams({ people, size: 2 });
    expect(membersOf(teams)).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    expect(teams.find(({ members }) => members.includes('a'))?.reasons).toEqual([
      'Nobody here has listed a skill or a role.',
      'Everyone is free at the same time: Tue evening.',
      'Everyone has 8 hours a week.',
      'Everyone shares an interest in music.',
    ]);
  });

  it('says the hours of everybody, the reader included, where they differ', () => {
    const people = [aPerson({ id: 'a', hoursPerWeek: 8 }), aPerson({ id: 'b', hoursPerWeek: 10 })];
    expect(formTeams({ people, size: 2 }).teams[0]?.reasons).toContain('Each of you has 8 to 10 hours a week.');
  });

  it('brings together who is free at the same time in several zones, and says when on one clock', () => {
    const zoned = (id: string, timeZone: string, block: string) => ({
      ...aPerson({ id, timeBlocks: [block] }),
      timeZone,
    });
    const people = withFreeTimes(
      [
        zoned('berlin', 'Europe/Berlin', 'tue evening'),
        zoned('toronto', 'America/Toronto', 'tue evening'),
        zoned('noronha', 'America/Noronha', 'tue afternoon'),
        zoned('vancouver', 'America/Vancouver', 'tue afternoon'),
      ],
      { now: new Date('2027-06-15T10:00:00Z'), zone: 'UTC' },
    );
    const { teams } = formTeams({ people, size: 2 });
    expect(membersOf(teams)).toEqual([
      ['berlin', 'noronha'],
      ['toronto', 'vancouver'],
    ]);
    expect(teams.flatMap(({ reasons }) => reasons.filter((reason) => reason.includes('free'))).sort()).toEqual([
      'Everyone is free at the same time: Tue 17–20 UTC.',
      'Everyone is free at the same time: Tue 23–1 UTC.',
    ]);
    const neighbours = people.slice(0, 1).flatMap((one) => [one, { ...one, id: 'neighbour' }]);
    expect(formTeams({ people: neighbours, size: 2 }).teams[0]?.reasons).toContain(
      'Everyone is free at the same time: Tue 19–22.',
    );
  });

  it('says why somebody is in no team', () => {
    expect(formTeams({ people: [withSkills('a')], size: 4 })).toEqual({
      teams: [],
      unplaced: [{ id: 'a', reason: "There's nobody else to team up with." }],
    });
    const { teams, unplaced } = formTeams({
      people: ['a', 'b', 'c'].map((id) => withSkills(id)),
      size: 3,
      mustBeApart: [
        ['a', 'b'],
        ['a', 'c'],
      ],
    });
    expect(teams.map(({ members }) => [...members].sort())).toEqual([['b', 'c']]);
    expect(teams[0]?.reasons).toContain("Teams here are planned for 3 people. You'd start as 2.");
    expect(unplaced).toEqual([{ id: 'a', reason: 'They must be kept apart from someone in every team with room.' }]);
  });

  it('has one at most in a team of those who are named so', () => {
    const people = ['a', 'b', 'c', 'd', 'e'].map((id) => withSkills(id));
    const { teams, unplaced } = formTeams({ people, size: 3, atMostOneOf: ['a', 'b', 'c'] });
    for (const { members } of teams) expect(members.filter((id) => 'abc'.includes(id)).length).toBeLessThan(2);
    expect(unplaced).toHaveLength(1);
  });

  it.each([0, 1, 2, 3])(
    'places who is named first, of two who must be apart and share the only team: seed %i',
    (seed) => {
      const people = ['a', 'b', 'c'].map((id) => withSkills(id));
      const { teams, unplaced } = formTeams({ people, size: 3, mustBeApart: [['b', 'a']], seed });
      expect(membersOf(teams)).toEqual([['a', 'c']]);
      expect(unplaced.map(({ id }) => id)).toEqual(['b']);
    },
  );
});
