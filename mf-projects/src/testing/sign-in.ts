import { publishSession } from '@crewdeck/module-sdk/testing';

/** Publishes a session of Ada, whose uid keys the cache of "my data". */
export function signInAsAda(): void {
  publishSession({
    uid: 'uid-ada',
    displayName: 'Ada Lovelace',
    email: 'ada@example.com',
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    providerData: [],
    metadata: { creationTime: null, lastSignInTime: null },
  });
}
