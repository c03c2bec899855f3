import type { Profile } from '@crewdeck/contract';
import { aDirectoryUser } from './a-directory-user.ts';

/** A profile with nothing in it but a name; everything that matters to a test is said there. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...aDirectoryUser({ id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace' }),
    firebaseUid: 'uid-of-ada',
    roles: [],
    hoursPerWeek: null,
    timeBlocks: [],
    timeZone: null,
    hiddenReason: null,
    pictureHiddenReason: null,
    email: 'ada@example.org',
    frontendSkills: [],
    backendSkills: [],
    dbSkills: [],
    customSkills: [],
    projects: [],
    ...changes,
  };
}
