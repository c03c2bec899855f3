import type { Profile } from '@crewdeck/contract';
import { aProfile as anyProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { aDirectoryUser } from './a-directory-user.ts';

/** The person who looks at the page in a test. */
export const VIEWER = aSessionUser({ uid: 'viewer-uid', displayName: 'Grace Hopper', email: 'grace@example.org' });

/** The viewer's own profile, as the directory has it too. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  const inDirectory = aDirectoryUser({ id: '99999999-9999-4999-8999-999999999999', name: 'Grace Hopper' });
  return anyProfile({ ...inDirectory, firebaseUid: VIEWER.uid, email: 'grace@example.org', ...changes });
}
