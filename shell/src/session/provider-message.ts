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

function isProviderError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/');
}
