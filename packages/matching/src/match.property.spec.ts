import fc from 'fast-check';
import { match } from './match.ts';
import type { Person, Project } from './people.ts';
import { COMPARED, markets } from './testing/arbitraries.ts';

const RUNS = { numRuns: 100 };

function placeOf({ people, projects }: { people: Person[]; projects: Project[] }, project: number, person: string) {
  const list = match(people, projects, COMPARED).projects[project]?.people ?? [];
  const place = list.findIndex(({ id }) => id === person);
  return {
    place: place === -1 ? Number.POSITIVE_INFINITY : place,
    score: list[place]?.score ?? Number.NEGATIVE_INFINITY,
  };
}

const withSkill = (person: Person, name: string): Person => ({ ...person, skills: [...person.skills, { name }] });

describe('match', () => {
  it('never lowers a person on a project for a skill more that it seeks', () => {
    fc.assert(
      fc.property(markets, fc.nat(), fc.nat(), fc.nat(), ({ people, projects }, who, which, what) => {
        const project = which % projects.length;
        const person = who % people.length;
        const sought = projects[project]?.skills ?? [];
        const skill = sought[what % Math.max(sought.length, 1)];
        const before = people[person];
        fc.pre(skill !== undefined && before !== undefined && !before.skills.some(({ name }) => name === skill));
        if (!before || !skill) return;
        const more = people.with(person, withSkill(before, skill));
        const was = placeOf({ people, projects }, project, before.id);
        const is = placeOf({ people: more, projects }, project, before.id);
        expect(is.place).toBeLessThanOrEqual(was.place);
        expect(is.score).toBeGreaterThanOrEqual(was.score);
      }),
      RUNS,
    );
  });

  it('swaps the places of two people of equal profiles when these are swapped, and nothing else', () => {
    fc.assert(
      fc.property(markets, fc.nat(), fc.nat(), fc.nat(), ({ people, projects }, one, other, seed) => {
        const [first, second] = [one % people.length, other % people.length];
        const twins = people.with(second, { ...(people[first] as Person), id: people[second]?.id ?? '' });
        const names = new Map([
          [twins[first]?.id ?? '', twins[second]?.id ?? ''],
          [twins[second]?.id ?? '', twins[first]?.id ?? ''],
        ]);
        const renamed = <T extends { id: string }>(entry: T): T => ({ ...entry, id: names.get(entry.id) ?? entry.id });
        const free = projects.map((project) => ({
          ...project,
          members: project.members.filter((id) => !names.has(id)),
        }));
        const before = match(twins, free, { ...COMPARED, seed });
        const after = match(twins.map(renamed), free, { ...COMPARED, seed });
        expect(after.projects).toEqual(
          before.projects.map(({ id, people: list }) => ({ id, people: list.map(renamed) })),
        );
        expect(after.people).toEqual(before.people.map(renamed));
      }),
      RUNS,
    );
  });

  it('proposes nobody to a team that they are on, who takes no invites, or who says that they are not available', () => {
    fc.assert(
      fc.property(markets, ({ people, projects }) => {
        const away = people.filter(
          ({ takesInvites, availability }) => !takesInvites || availability === 'Not available',
        );
        for (const [index, { people: list }] of match(people, projects, COMPARED).projects.entries()) {
          const never = [...away.map(({ id }) => id), ...(projects[index]?.members ?? [])];
          expect(list.filter(({ id }) => never.includes(id))).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('proposes no project without a free seat, and nobody one whose team they are on', () => {
    fc.assert(
      fc.property(markets, ({ people, projects }) => {
        const never = (person: string) =>
          projects.filter(({ seats, members }) => seats === 0 || members.includes(person)).map(({ id }) => id);
        const found = match(people, projects, COMPARED);
        for (const { id, projects: list } of found.people)
          expect(list.filter((project) => never(id).includes(project.id))).toEqual([]);
        for (const [index, { people: list }] of found.projects.entries())
          if (projects[index]?.seats === 0) expect(list).toEqual([]);
      }),
      RUNS,
    );
  });

  it('lists the best first, each with a reason, and answers the same twice', () => {
    fc.assert(
      fc.property(markets, ({ people, projects }) => {
        const found = match(people, projects, COMPARED);
        expect(match(people, projects, COMPARED)).toEqual(found);
        const lists = [...found.projects.map((entry) => entry.people), ...found.people.map((entry) => entry.projects)];
        for (const list of lists) {
          const scores = list.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((one, other) => other - one));
          for (const { reasons } of list) expect(reasons).not.toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
