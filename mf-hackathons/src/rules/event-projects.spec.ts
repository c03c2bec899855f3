import { aListedProject } from '@crewdeck/module-sdk/builders';
import { resultsFirst, teamNames } from './event-projects.ts';

const member = (name: string) => ({ id: name, name, role: 'Developer' });

test('projects with a place come first, then finished ones, then those that go on; archived ones are left out', () => {
  const projects = [
    aListedProject({ title: 'Goes on', status: 'In Progress' }),
    aListedProject({ title: 'Finished', status: 'Completed', place: null }),
    aListedProject({ title: 'Archived', status: 'Archived' }),
    aListedProject({ title: 'Won', status: 'Completed', place: 'First place' }),
    aListedProject({ title: 'Open' }),
  ];
  expect(resultsFirst(projects).map(({ title }) => title)).toEqual(['Won', 'Finished', 'Goes on', 'Open']);
});

test.each([
  [[], 0, 'Ada Lovelace'],
  [['Bo'], 0, 'Ada Lovelace and Bo'],
  [['Bo', ''], 0, 'Ada Lovelace, Bo and Unnamed developer'],
  [['Bo', 'Cy', 'Di', 'Ed'], 0, 'Ada Lovelace, Bo, Cy and 2 more'],
  [['Bo'], 1, 'Ada Lovelace, Bo and 1 more'],
])('a team of the owner, %j and %i who leave their name out is named %j', (names, unnamed, expected) => {
  const project = aListedProject({ maxTeamSize: 6, collaborators: names.map(member) });
  expect(teamNames({ ...project, openSeats: project.openSeats - unnamed })).toBe(expected);
});
