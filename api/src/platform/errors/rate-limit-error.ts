import { DomainError } from './domain-error.ts';

/** Too much in too short a time. Waiting helps, and for how long is known. */
export class RateLimitError extends DomainError {
  constructor(
    readonly retryAfterSeconds: number,
    sentence?: string,
  ) {
    super('request.rate_limited', sentence);
  }
}
