import type { Profile } from '@crewdeck/contract';

/** A profile with nothing in it but a name; everything that matters to a test is said there. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111',
    firebaseUid: 'uid-of-ada',
    email: 'ada@example.org',
    name: 'Ada Lovelace',
    bio: null,
    branch: null,
    academicYear: null,
    availability: null,
    skills: [],
    interests: [],
    githubUrl: null,
    portfolioUrl: null,
    featuredProjects: [],
    collaborationsCount: 0,
    discordOrContact: null,
    frontendSkills: [],
    backendSkills: [],
    dbSkills: [],
    customSkills: [],
    projects: [],
    ...changes,
  };
}
