import type { SessionUser } from '../session/session-store.ts';

/** The session of the person whose profile `aProfile` builds. */
export function aSessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'uid-of-ada',
    displayName: 'Ada Lovelace',
    email: 'ada@example.org',
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    providerData: [],
    metadata: { creationTime: null, lastSignInTime: null },
    ...changes,
  };
}
