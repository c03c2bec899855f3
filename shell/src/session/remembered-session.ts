import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';
import { keepCookie } from '../keep-cookie.ts';

/** Browsers keep no cookie for longer. */
const LONGEST_AGE_SECONDS = 34_560_000;

/**
 * Whether somebody was signed in when this browser last looked. A hint for what to draw and whether a call should wait
 * for the provider, known before it has loaded, to the edge as well. It proves nothing.
 */
export function wasSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=yes`);
}

export function rememberSession(isSignedIn: boolean): void {
  keepCookie(SIGNED_IN_COOKIE, 'yes', isSignedIn ? LONGEST_AGE_SECONDS : 0);
}
