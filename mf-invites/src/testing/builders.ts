import type { Activity, Collaborator, Invite } from '@crewdeck/contract';

export function anInvite(changes: Partial<Invite> = {}): Invite {
  return {
    id: 'invite-1',
    status: 'pending',
    role: 'Frontend Developer',
    projectId: 'project-1',
    receiverId: 'receiver-1',
    project: { id: 'project-1', title: 'Star Map' },
    sender: {
      id: 'sender-1',
      name: 'Ada Lovelace',
      pictureUrl: null,
      email: 'ada@example.org',
      isEmailConfirmed: true,
    },
    receiver: { id: 'receiver-1', name: 'Grace Hopper', pictureUrl: null, email: null, isEmailConfirmed: null },
    note: '',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-04T09:00:00.000Z',
    declinedAt: null,
    isReminded: false,
    ...changes,
  };
}

export function aCollaborator(changes: Partial<Collaborator> = {}): Collaborator {
  return { id: 'member-1', name: 'Alan Turing', role: 'Backend Developer', ...changes };
}

export function anActivity(changes: Partial<Activity> = {}): Activity {
  return {
    id: 'activity-1',
    kind: 'invite_accepted',
    project: { id: 'project-1', title: 'Star Map' },
    hackathonId: null,
    person: { id: 'person-1', name: 'Grace Hopper' },
    words: '',
    at: '2026-11-20T09:00:00.000Z',
    isRead: true,
    ...changes,
  };
}
