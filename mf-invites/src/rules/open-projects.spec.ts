import type { Project } from '@crewdeck/contract';
import { aProject } from '@crewdeck/module-sdk/builders';
import { aCollaborator } from '../testing/builders.ts';
import { openProjects } from './open-projects.ts';

const now = new Date('2026-11-21T12:00:00Z');
const isOffered = (project: ReturnType<typeof aProject>) => openProjects([project], now).length === 1;

describe('which projects a person can invite to', () => {
  test.each([
    ['an archived project', { status: 'Archived' }, false],
    ['a project that is an idea', { status: 'Ideation' }, true],
    ['a project in progress', { status: 'In Progress' }, true],
    ['a completed project', { status: 'Completed' }, true],
    ['an open project', { status: 'Open' }, true],
    ['a full team', { maxTeamSize: 2, collaborators: [aCollaborator()] }, false],
    ['a team with one seat left', { maxTeamSize: 3, collaborators: [aCollaborator()] }, true],
    ['a team whose size was not chosen yet', { maxTeamSize: 1, collaborators: [] }, true],
  ] satisfies [string, Partial<Project>, boolean][])('%s', (_which, changes, expected) => {
    expect(isOffered(aProject(changes))).toBe(expected);
  });

  test.each([
    ['2026-11-21T11:59:59Z', true],
    ['2026-11-21T12:00:00Z', false],
  ])('a deadline on 20 November lasts until that day is over at UTC-12: at %s it is open: %s', (instant, expected) => {
    const project = aProject({ deadline: '2026-11-20' });
    expect(openProjects([project], new Date(instant))).toHaveLength(expected ? 1 : 0);
  });
});
