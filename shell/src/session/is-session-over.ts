const FINAL_REFUSALS = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

/**
 * Whether the provider's answer to the wish for a token means that the session can't go on (spec 8). Everything else, a
 * dead network above all, may be better in a moment and signs nobody out.
 */
export function isSessionOver(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FINAL_REFUSALS.some((refusal) => refusal === error.code);
}
