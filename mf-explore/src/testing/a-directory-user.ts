import type { DirectoryUser } from '@crewdeck/contract';

/** A person for tests; says only what the test is about. */
export function aDirectoryUser(changes: Partial<DirectoryUser> = {}): DirectoryUser {
  return {
    id: crypto.randomUUID(),
    name: 'Ada Lovelace',
    bio: 'Writes programs for engines that do not exist yet.',
    branch: 'Mathematics',
    academicYear: '2nd Year',
    availability: 'Available for work',
    skills: [{ skill: { id: 'python', name: 'Python' }, level: 'Advanced' }],
    interests: [],
    githubUrl: null,
    portfolioUrl: null,
    featuredProjects: [],
    collaborationsCount: 0,
    discordOrContact: null,
    ...changes,
  };
}
