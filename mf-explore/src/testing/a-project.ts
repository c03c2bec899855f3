import type { Project } from '@crewdeck/contract';

/** An open project for tests; says only what the test is about. */
export function aProject(changes: Partial<Project> = {}): Project {
  return {
    id: crypto.randomUUID(),
    title: 'Campus Compass',
    description: 'Finds a free room near your next lecture.',
    tags: ['maps'],
    techStack: ['React', 'Go'],
    rolesNeeded: ['Designer'],
    maxTeamSize: 4,
    status: 'Open',
    difficulty: 'Beginner',
    collaborationType: 'Open to all',
    visibility: 'Open to All',
    inviteStatus: 'Pending',
    deadline: null,
    owner: { id: crypto.randomUUID(), name: 'Grace Hopper' },
    collaborators: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
