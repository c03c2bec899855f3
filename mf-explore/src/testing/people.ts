import type { Profile } from '@crewdeck/contract';
import { aProfile as anyProfile, aSessionUser } from '@crewdeck/module-sdk/builders';

/** The person who looks at the page in a test. */
export const VIEWER = aSessionUser({ uid: 'viewer-uid', displayName: 'Grace Hopper', email: 'grace@example.org' });

/** The viewer's own profile. */
export function aProfile(): Profile {
  const id = '99999999-9999-4999-8999-999999999999';
  return anyProfile({ id, name: 'Grace Hopper', firebaseUid: VIEWER.uid, email: 'grace@example.org' });
}
