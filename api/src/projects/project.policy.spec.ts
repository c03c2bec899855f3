import { isPastDeadline } from './deadline.rules.ts';
import { requireOpen, requireOwner, requireVisible } from './project.policy.ts';
import type { ProjectStanding } from './project-standing.ts';
import { hasFreeSeat, isBelowTeam } from './team-size.rules.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

function aStanding(values: Partial<ProjectStanding> = {}): ProjectStanding {
  return {
    id: 'project',
    ownerId: 'owner',
    status: 'Open',
    collaborationType: 'Open to all',
    deadline: null,
    viewer: 'stranger',
    maxTeamSize: 3,
    memberCount: 0,
    ...values,
  };
}

describe('a deadline', () => {
  it('lasts until its day has ended in the last place on earth', () => {
    expect(isPastDeadline('2026-05-31', new Date('2026-06-01T11:59:59.999Z'))).toBe(false);
    expect(isPastDeadline('2026-05-31', new Date('2026-06-01T12:00:00.000Z'))).toBe(true);
  });

  it('never passes when there is none', () => {
    expect(isPastDeadline(null, NOW)).toBe(false);
  });
});

describe('a team', () => {
  it.each([
    [1, 0, true],
    [1, 1, false],
    [2, 0, true],
    [2, 1, false],
    [5, 3, true],
    [5, 4, false],
  ])('of size %i with %i members has a free seat: %p', (maxTeamSize, memberCount, expected) => {
    expect(hasFreeSeat({ maxTeamSize, memberCount })).toBe(expected);
  });

  it('fits a size that seats its members and the owner', () => {
    expect([isBelowTeam(1, 0), isBelowTeam(3, 2), isBelowTeam(2, 2)]).toEqual([false, false, true]);
  });
});

describe('a project', () => {
  it('that is open to all is seen by strangers, any other is not', () => {
    expect(requireVisible(aStanding()).id).toBe('project');
    expect(() => requireVisible(aStanding({ collaborationType: 'Invite only' }))).toThrow('project.not_found');
  });

  it.each(['owner', 'member', 'invitee'] as const)('for invited people is seen by its %s', (viewer) => {
    expect(requireVisible(aStanding({ collaborationType: 'Invite only', viewer })).viewer).toBe(viewer);
  });

  it('is in the hands of its owner alone', () => {
    expect(requireOwner(aStanding({ viewer: 'owner' })).viewer).toBe('owner');
    expect(() => requireOwner(aStanding({ viewer: 'member' }))).toThrow('project.not_owner');
    expect(() => requireOwner(null)).toThrow('project.not_found');
  });

  it('is closed once archived or past its deadline', () => {
    expect(() => requireOpen(aStanding({ status: 'Archived' }), NOW)).toThrow('project.archived');
    expect(() => requireOpen(aStanding({ deadline: '2026-05-31' }), NOW)).toThrow('project.deadline_passed');
    expect(() => requireOpen(aStanding({ deadline: '2026-06-01' }), NOW)).not.toThrow();
  });
});
