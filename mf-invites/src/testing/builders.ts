import type { Collaborator, Invite, Project } from '@crewdeck/contract';

export function anInvite(changes: Partial<Invite> = {}): Invite {
  return {
    id: 'invite-1',
    status: 'pending',
    role: 'Frontend Developer',
    projectId: 'project-1',
    receiverId: 'receiver-1',
    project: { id: 'project-1', title: 'Star Map' },
    sender: { id: 'sender-1', name: 'Ada Lovelace', email: 'ada@example.org' },
    receiver: { id: 'receiver-1', name: 'Grace Hopper', email: null },
    createdAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}

export function aCollaborator(changes: Partial<Collaborator> = {}): Collaborator {
  return { id: 'member-1', name: 'Alan Turing', role: 'Backend Developer', ...changes };
}

export function aProject(changes: Partial<Project> = {}): Project {
  return {
    id: 'project-1',
    title: 'Star Map',
    description: 'A map of the night sky.',
    tags: [],
    techStack: ['React'],
    rolesNeeded: ['Frontend Developer'],
    maxTeamSize: 4,
    status: 'Open',
    difficulty: null,
    collaborationType: 'Open to all',
    visibility: 'Open to All',
    inviteStatus: 'Pending',
    deadline: null,
    owner: { id: 'sender-1', name: 'Ada Lovelace' },
    collaborators: [],
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  };
}
