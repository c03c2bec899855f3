import type { Profile } from '@crewdeck/contract';
import type { SessionUser } from '@crewdeck/module-sdk';
import { aDirectoryUser } from './a-directory-user.ts';

/** The person who looks at the page in a test. */
export const VIEWER: SessionUser = {
  uid: 'viewer-uid',
  displayName: 'Grace Hopper',
  email: 'grace@example.org',
  emailVerified: true,
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  providerData: [],
  metadata: { creationTime: null, lastSignInTime: null },
};

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...aDirectoryUser({ id: '99999999-9999-4999-8999-999999999999', name: 'Grace Hopper' }),
    firebaseUid: VIEWER.uid,
    email: 'grace@example.org',
    frontendSkills: [],
    backendSkills: [],
    dbSkills: [],
    customSkills: [],
    projects: [],
    ...changes,
  };
}
