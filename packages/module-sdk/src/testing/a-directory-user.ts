import type { DirectoryUser, ListedUser } from '@crewdeck/contract';

/** Somebody as others see them, with nothing but a name; everything that matters to a test is said there. */
export function aDirectoryUser(changes: Partial<DirectoryUser> = {}): DirectoryUser {
  return {
    id: crypto.randomUUID(),
    name: 'Grace Hopper',
    pictureUrl: null,
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
    invitesPausedUntil: null,
    hasManyInvites: false,
    ...changes,
  };
}

/** The same in a list, in an order other than by fit unless it is said. */
export function aListedUser({ fit = null, ...changes }: Partial<ListedUser> = {}): ListedUser {
  return { ...aDirectoryUser(changes), fit };
}
