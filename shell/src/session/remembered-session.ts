import type { SessionUser } from '@crewdeck/module-sdk';
import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';
import { keepCookie } from '../keep-cookie.ts';

/** Browsers keep no cookie for longer. */
const LONGEST_AGE_SECONDS = 34_560_000;
const KEY = 'crewdeck.session';

/** What a browser keeps of a session for the next page load. The provider's library keeps the same token. */
export interface KeptSession {
  user: SessionUser;
  token: string;
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Whether this browser had a session at the last page load. The edge reads it too. It is a hint for what to render and
 * whether calls wait for the provider; it proves nothing.
 */
export function wasSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=yes`);
}

/** Whether the next page load begins as a signed-in one. Signing out also forgets the person and the token. */
export function rememberSession(isSignedIn: boolean): void {
  keepCookie(SIGNED_IN_COOKIE, 'yes', isSignedIn ? LONGEST_AGE_SECONDS : 0);
  if (!isSignedIn) inStorage((storage) => storage.removeItem(KEY));
}

export function keepSession(session: KeptSession): void {
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(session)));
}

/** Who was signed in here last, to be drawn before the provider answers. `null` once they have signed out in any tab. */
export function readKeptSession(): KeptSession | null {
  if (!wasSignedIn()) return null;
  return inStorage((storage) => JSON.parse(storage.getItem(KEY) ?? 'null')) ?? null;
}

/** A browser may forbid storage, or have none left. The next page load waits for the provider then. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('The session can not be stored.', error);
    return undefined;
  }
}
