import { ApiError, hasStatus, serverText } from '@crewdeck/module-sdk';

/** The server's own sentence, or the one the specification gives for an answer and for no answer (spec 8). */
export function interestFailureText(error: unknown): string {
  return error instanceof ApiError ? serverText(error, 'Failed to show interest') : 'Something went wrong';
}

/** A second time is refused, which tells us that there was a first one. Other conflicts say so by their own code. */
export function wasInterestAlreadyShown(error: unknown): boolean {
  if (!hasStatus(error, 409) || !(error instanceof ApiError)) return false;
  return error.code === null || error.code === 'interest.already_shown';
}
