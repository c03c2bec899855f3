import {
  type ProjectAccess,
  requireFutureDeadline,
  requireOpen,
  requireOwner,
  requireVisible,
} from './project.policy.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

function aProject(values: Partial<ProjectAccess> = {}): ProjectAccess {
  return {
    id: 'project',
    ownerId: 'owner',
    hackathonId: null,
    title: 'A project',
    status: 'Open',
    collaborationType: 'Open to all',
    deadline: null,
    isHidden: false,
    viewer: 'stranger',
    maxTeamSize: 3,
    memberCount: 0,
    ...values,
  };
}

describe('a deadline', () => {
  it('lasts until its day has ended in the last place on earth', () => {
    const project = aProject({ deadline: '2026-05-31' });
    expect(() => requireOpen(project, new Date('2026-06-01T11:59:59.999Z'))).not.toThrow();
    expect(() => requireOpen(project, NOW)).toThrow('project.deadline_passed');
  });

  it('of a new project may be today, wherever on earth that still is', () => {
    expect(() => requireFutureDeadline('2026-05-31', new Date('2026-06-01T11:59:59.999Z'))).not.toThrow();
    expect(() => requireFutureDeadline('2026-05-31', NOW)).toThrow('project.deadline_in_past');
  });
});

describe('a project', () => {
  it('that is open to all is seen by strangers, any other is not', () => {
    expect(requireVisible(aProject()).id).toBe('project');
    expect(() => requireVisible(aProject({ collaborationType: 'Invite only' }))).toThrow('project.not_found');
  });

  it.each(['owner', 'member', 'invitee'] as const)('for invited people is seen by its %s', (viewer) => {
    expect(requireVisible(aProject({ collaborationType: 'Invite only', viewer })).viewer).toBe(viewer);
  });

  it('is in the hands of its owner alone', () => {
    expect(requireOwner(aProject({ viewer: 'owner' })).viewer).toBe('owner');
    expect(() => requireOwner(aProject({ viewer: 'member' }))).toThrow('project.not_owner');
    expect(() => requireOwner(null)).toThrow('project.not_found');
  });

  it('is closed once archived or past its deadline', () => {
    expect(() => requireOpen(aProject({ status: 'Archived' }), NOW)).toThrow('project.archived');
    expect(() => requireOpen(aProject({ deadline: '2026-05-31' }), NOW)).toThrow('project.deadline_passed');
    expect(() => requireOpen(aProject({ deadline: '2026-06-01' }), NOW)).not.toThrow();
  });
});
