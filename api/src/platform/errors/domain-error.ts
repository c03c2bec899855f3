import type { ErrorCode } from '@crewdeck/contract';

/** A refusal in the domain's words. It knows nothing of HTTP. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    /** A sentence for people where the code's own one would say too little. */
    readonly sentence?: string,
  ) {
    super(sentence ?? code);
  }
}

/** Too much in too short a time. Waiting helps, and for how long is known. */
export class RateLimitError extends DomainError {
  constructor(
    readonly retryAfterSeconds: number,
    sentence?: string,
  ) {
    super('request.rate_limited', sentence);
  }
}
