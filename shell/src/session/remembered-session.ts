const KEY = 'crewdeck.signed-in';

/**
 * Whether somebody was signed in when this browser last looked. A hint for what to draw and whether a call should wait
 * for the provider, known before it has loaded. It proves nothing.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Storage is closed to this page, and so the provider can't have kept anybody signed in either.
    return false;
  }
}

export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Only a hint is lost.
  }
}
