import type { Collaboration, Collaborator, Invite } from '@crewdeck/contract';

const OWNER = { id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace' };

/** So many collaborators, the owner not among them. */
export function aTeamOf(count: number): Collaborator[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3b00${index}`,
    name: `Member ${index + 1}`,
    role: 'Developer',
  }));
}

export function anInvite(parts: Partial<Invite> = {}): Invite {
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3c001',
    status: 'pending',
    role: 'Frontend Developer',
    projectId: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a001',
    receiverId: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001',
    project: { id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a001', title: 'Campus map' },
    sender: { ...OWNER, email: 'ada@example.com', isEmailConfirmed: true },
    receiver: { id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d001', name: 'Grace Hopper', email: null, isEmailConfirmed: null },
    createdAt: '2026-01-02T00:00:00.000Z',
    note: '',
    expiresAt: '2026-01-16T00:00:00.000Z',
    declinedAt: null,
    ...parts,
  };
}

export function aCollaboration(parts: Partial<Collaboration> = {}): Collaboration {
  const project = { id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a002', title: 'Night bus', description: 'Live bus times.' };
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3e001',
    title: project.title,
    description: project.description,
    role: 'Backend Developer',
    status: 'In Progress',
    project,
    ...parts,
  };
}
