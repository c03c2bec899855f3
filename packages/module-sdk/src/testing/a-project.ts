import { type ListedProject, type Project, SMALLEST_TEAM } from '@crewdeck/contract';

/** An open project with room for three more; everything that matters to a test is said there. Its open seats follow from its team. */
export function aProject(changes: Partial<Project> = {}): Project {
  const { maxTeamSize = 4, collaborators = [] } = changes;
  return {
    id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3a001',
    title: 'Campus map',
    description: 'Find a free study room.',
    tags: ['campus'],
    techStack: ['React', 'Node.js'],
    rolesNeeded: ['Designer'],
    maxTeamSize,
    status: 'Open',
    difficulty: null,
    collaborationType: 'Open to all',
    visibility: 'Open to All',
    inviteStatus: 'Pending',
    deadline: null,
    owner: { id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace' },
    coverUrl: null,
    collaborators,
    hackathon: null,
    openSeats: Math.max(maxTeamSize, SMALLEST_TEAM) - 1 - collaborators.length,
    isLooking: true,
    interestCount: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** The same in a list, in an order other than by fit unless it is said. */
export function aListedProject({ fit = null, ...changes }: Partial<ListedProject> = {}): ListedProject {
  return { ...aProject(changes), fit };
}
