const FINAL_REFUSALS = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];
const FALLBACK = 'Oops! Something went wrong.';
const CHANGES_OF_MIND = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/**
 * What to tell a person whose sign-in failed (spec 8): the provider's own sentence, without the library's name before
 * and its code behind it. `null` when they closed the popup themselves, which is no error.
 */
export function providerMessageOf(error: unknown): string | null {
  if (!isProviderError(error)) return FALLBACK;
  if (CHANGES_OF_MIND.includes(error.code)) return null;
  const sentence = error.message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '');
  return sentence === '' || sentence === 'Error' ? FALLBACK : sentence;
}

/**
 * Whether the provider's answer to the wish for a token means that the session can't go on (spec 8). Everything else, a
 * dead network above all, may be better in a moment and signs nobody out.
 */
export function isSessionOver(error: unknown): boolean {
  return isProviderError(error) && FINAL_REFUSALS.includes(error.code);
}

/** Whether the provider gave away that nobody has this address; some of its projects are set to keep that to themselves. */
export function isUnknownPerson(error: unknown): boolean {
  return isProviderError(error) && error.code === 'auth/user-not-found';
}

function isProviderError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/');
}
