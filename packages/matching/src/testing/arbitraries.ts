import fc from 'fast-check';
import type { Person, Project, Skills } from '../people.ts';

const SKILLS = ['React', 'Flutter', 'Go', 'Figma', 'PostgreSQL', 'Python', 'Swift'];
/** Skills by their names as they are, some of them near each other. */
export const COMPARED: Skills = {
  skillKey: (name) => name,
  relatedTo: (key) => NEAR.filter((pair) => pair.includes(key)).flatMap((pair) => pair.filter((name) => name !== key)),
};
const NEAR = [
  ['React', 'Flutter'],
  ['Flutter', 'Swift'],
  ['Go', 'Python'],
];
const ROLES = ['Designer', 'Backend', 'Frontend'];
const INTERESTS = ['climate', 'music', 'health'];
const TIMES = ['mon evening', 'tue evening', 'sat morning'];

const some = (texts: readonly string[]) => fc.subarray([...texts]);
const hours = fc.option(fc.integer({ min: 1, max: 20 }));

const profiles = fc.record({
  skills: some(SKILLS).chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.record({ name: fc.constant(name), level: fc.constantFrom('Beginner', 'Advanced') })),
    ),
  ),
  roles: some(ROLES),
  interests: some(INTERESTS),
  availability: fc.constantFrom(null, 'Available for work', 'Open to Collaborate', 'Not available'),
  hoursPerWeek: hours,
  timeBlocks: some(TIMES),
  events: some(['spring']),
  recentInvites: fc.integer({ min: 0, max: 3 }),
  takesInvites: fc.integer({ min: 0, max: 5 }).map((value) => value > 0),
});

const people = fc
  .array(profiles, { minLength: 1, maxLength: 8 })
  .map((all): Person[] => all.map((profile, index) => ({ id: `p${index}`, ...profile })));

const projectsOf = (ids: string[]) =>
  fc
    .array(
      fc.record({
        skills: some(SKILLS),
        roles: some(ROLES),
        interests: some(INTERESTS),
        hoursPerWeek: hours,
        timeBlocks: some(TIMES),
        event: fc.constantFrom(null, 'spring'),
        seats: fc.integer({ min: 0, max: 3 }),
        recentInvites: fc.integer({ min: 0, max: 3 }),
        members: fc.subarray([...ids, 'somebody who is not known']).map((members) => members.slice(0, 3)),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((all): Project[] => all.map((project, index) => ({ id: `j${index}`, ...project })));

/** People and projects of one small market, of which some people are on teams. */
export const markets = people.chain((all) =>
  fc.record({ people: fc.constant(all), projects: projectsOf(all.map(({ id }) => id)) }),
);
