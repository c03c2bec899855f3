import { ApiError } from '@crewdeck/module-sdk';

const FINAL_REFUSALS = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];
/** Said to a signed-in person. */
export const WRONG_PASSWORD = "That isn't your current password.";
const FALLBACK = 'Oops! Something went wrong.';
/** Projects with enumeration protection tell only the second. */
const WRONG_PASSWORD_CODES = ['auth/wrong-password', 'auth/invalid-credential'];
const CLOSED_BY_USER = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/**
 * The sentence for a person whose sign-in failed (spec 8): the API's, or the provider's without the library's prefix and code.
 * `null` when they closed the popup, which is no error.
 */
export function providerMessageOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  if (!isProviderError(error)) return FALLBACK;
  if (CLOSED_BY_USER.includes(error.code)) return null;
  const sentence = error.message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '');
  return sentence === '' || sentence === 'Error' ? FALLBACK : sentence;
}

/** The same for a signed-in person who gave their password once more. */
export function proofFailureOf(error: unknown): string | null {
  return isProviderError(error) && WRONG_PASSWORD_CODES.includes(error.code)
    ? WRONG_PASSWORD
    : providerMessageOf(error);
}

/**
 * Whether the provider has ended the session (spec 8). Other errors, such as a network failure, are temporary and sign
 * nobody out.
 */
export function isSessionOver(error: unknown): boolean {
  return isProviderError(error) && FINAL_REFUSALS.includes(error.code);
}

/** Whether the provider told that the account doesn't exist. Projects with enumeration protection don't tell. */
export function isUnknownPerson(error: unknown): boolean {
  return isProviderError(error) && error.code === 'auth/user-not-found';
}

function isProviderError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/');
}
