import type { ErrorCode } from '@crewdeck/contract';

/** The API answered, and refused. `message` is its own sentence for people; `null` codes come from something before it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    readonly code: ErrorCode | null,
    readonly requestId: string | null,
    /** How long the answer took, in milliseconds. */
    readonly waitedMs = 0,
  ) {
    super(message);
  }
}

/** No answer came, from the API or about the session: offline, cut off, or cancelled by a navigation. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The API answered, and not with what its contract says. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';
}

/** Whether the API answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** The server's own sentence, or the given one when no answer with a sentence came (decisions: errors). */
export function serverText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
