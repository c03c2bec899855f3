import fc from 'fast-check';
import { match } from './match.ts';
import type { Person, Project } from './people.ts';
import { COMPARED, markets } from './testing/arbitraries.ts';
import { isTrue } from './testing/truths.ts';

it('gives no reason that is not true of what the two wrote', () => {
  fc.assert(
    fc.property(markets, ({ people, projects }) => {
      const found = match(people, projects, COMPARED);
      const told = [
        ...found.projects.flatMap((entry) =>
          entry.people.map((one) => ({ person: one.id, project: entry.id, ...one })),
        ),
        ...found.people.flatMap((entry) =>
          entry.projects.map((one) => ({ person: entry.id, project: one.id, ...one })),
        ),
      ];
      for (const { person: personId, project: projectId, reasons } of told) {
        const person = people.find(({ id }) => id === personId) as Person;
        const project = projects.find(({ id }) => id === projectId) as Project;
        const both = {
          person,
          project,
          team: people.filter(({ id }) => project.members.includes(id)),
          relatedTo: COMPARED.relatedTo,
        };
        expect(reasons.filter((reason) => !isTrue(reason, both))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
