import type { ErrorCode } from '@crewdeck/contract';

/** The API refused. `message` is its sentence for people. `code` is `null` where a proxy answered in its place. */
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

/** No answer came from the API or the identity provider: offline, cut off, or cancelled by a navigation. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The answer breaks the contract. */
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
