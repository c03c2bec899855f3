import { createStore, useStore } from 'zustand';

/** The signed-in person, as the identity provider knows them (spec 3). Times are UTC strings. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  phoneNumber: string | null;
  photoURL: string | null;
  isAnonymous: boolean;
  providerData: readonly { providerId: string; uid: string }[];
  metadata: { creationTime: string | null; lastSignInTime: string | null };
}

/** Shared auth state (spec 3). `isLoaded` turns true with the first notification of the provider and stays so. */
export interface Session {
  user: SessionUser | null;
  isSignedIn: boolean;
  isLoaded: boolean;
  /**
   * Somebody was signed in at the last visit, and the provider has not answered yet: calls wait for it, and pages may render for
   * a signed-in person. `false` from then on.
   */
  isAwaited: boolean;
}

export const sessionStore = createStore<Session>(() => ({
  user: null,
  isSignedIn: false,
  isLoaded: false,
  isAwaited: false,
}));

/** For the shell only: somebody was signed in at the last visit, and the provider has not answered yet. */
export function awaitSession(): void {
  sessionStore.setState({ isAwaited: true });
}

/** For the shell only: the provider has told who is signed in, or that nobody is. */
export function publishSession(user: SessionUser | null): void {
  sessionStore.setState({ user, isSignedIn: user !== null, isLoaded: true, isAwaited: false });
}

/** The session, kept up to date. No token is ever in it. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** The session now, for code outside of rendering, such as the cleanup of an effect. */
export function readSession(): Session {
  return sessionStore.getState();
}
