import { aProject } from '@crewdeck/module-sdk/builders';
import { aCollaborator } from '../testing/builders.ts';
import { openProjects } from './open-projects.ts';

const now = new Date('2026-11-21T12:00:00Z');
const isOffered = (project: ReturnType<typeof aProject>) => openProjects([project], now).length === 1;

describe('which projects a person can invite to', () => {
  test('an archived project is not offered', () => {
    expect(isOffered(aProject({ status: 'Archived' }))).toBe(false);
  });

  test.each(['Ideation', 'In Progress', 'Completed', 'Open'] as const)('a project in state %s is offered', (status) => {
    expect(isOffered(aProject({ status }))).toBe(true);
  });

  test('a full team is not offered', () => {
    expect(isOffered(aProject({ maxTeamSize: 2, collaborators: [aCollaborator()] }))).toBe(false);
  });

  test('a team with one seat left is offered', () => {
    expect(isOffered(aProject({ maxTeamSize: 3, collaborators: [aCollaborator()] }))).toBe(true);
  });

  test('a team whose size was not chosen yet has a free seat', () => {
    expect(isOffered(aProject({ maxTeamSize: 1, collaborators: [] }))).toBe(true);
  });

  test.each([
    ['2026-11-21T11:59:59Z', true],
    ['2026-11-21T12:00:00Z', false],
  ])('a deadline on 20 November lasts until that day is over at UTC-12: at %s it is open: %s', (instant, expected) => {
    const project = aProject({ deadline: '2026-11-20' });
    expect(openProjects([project], new Date(instant)).length === 1).toBe(expected);
  });
});
