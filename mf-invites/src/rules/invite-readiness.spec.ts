import type { Project } from '@crewdeck/contract';
import { aProfile, aProject } from '@crewdeck/module-sdk/builders';
import { aCollaborator } from '../testing/builders.ts';
import { inviteReadiness } from './invite-readiness.ts';

const now = new Date('2026-11-21T12:00:00Z');
const known = {
  profile: aProfile(),
  isProfileLoading: false,
  projects: [aProject()],
  isProjectsFailed: false,
  now,
};

describe('what stands between a person and sending an invite', () => {
  test('a person without a profile makes one first, even when their projects failed to load', () => {
    const state = inviteReadiness({ ...known, profile: null, projects: undefined, isProjectsFailed: true });
    expect(state).toEqual({ kind: 'no-profile' });
  });

  test('a person without a project posts one first', () => {
    expect(inviteReadiness({ ...known, projects: [] })).toEqual({ kind: 'no-project' });
  });

  test('a person whose projects are all closed has none to offer', () => {
    const state = inviteReadiness({ ...known, projects: [aProject({ status: 'Archived' })] });
    expect(state).toEqual({ kind: 'no-open-project' });
  });

  test('open projects are offered, and the others are counted', () => {
    const open = aProject({ id: 'open' });
    const state = inviteReadiness({ ...known, projects: [open, aProject({ status: 'Archived' })] });
    expect(state).toEqual({ kind: 'ready', projects: [open], closedCount: 1 });
  });

  test('projects are enough to begin, whatever became of the profile', () => {
    expect(inviteReadiness({ ...known, profile: undefined, isProfileLoading: true }).kind).toBe('ready');
    expect(inviteReadiness({ ...known, profile: undefined }).kind).toBe('ready');
  });

  test('an empty or failed list waits for the profile', () => {
    const unknown = { ...known, profile: undefined, isProfileLoading: true };
    expect(inviteReadiness({ ...unknown, projects: [] }).kind).toBe('loading');
    expect(inviteReadiness({ ...unknown, projects: undefined, isProjectsFailed: true }).kind).toBe('loading');
  });

  test('projects that are still on their way are awaited, and a failure is told', () => {
    expect(inviteReadiness({ ...known, projects: undefined }).kind).toBe('loading');
    expect(inviteReadiness({ ...known, projects: undefined, isProjectsFailed: true }).kind).toBe('failed');
  });
});

const isOffered = (project: Project, at = now) =>
  inviteReadiness({ ...known, projects: [project], now: at }).kind === 'ready';

describe('which projects a person can invite to', () => {
  test.each([
    ['an archived project', { status: 'Archived' }, false],
    ['a project that is an idea', { status: 'Ideation' }, true],
    ['a project in progress', { status: 'In Progress' }, true],
    ['a completed project', { status: 'Completed' }, false],
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
    expect(isOffered(aProject({ deadline: '2026-11-20' }), new Date(instant))).toBe(expected);
  });
});
