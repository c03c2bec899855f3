import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';

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
  const maxAge = isSignedIn ? LONGEST_AGE_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${SIGNED_IN_COOKIE}=yes; path=/; max-age=${maxAge}; samesite=lax`;
}
