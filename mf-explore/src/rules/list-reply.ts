/** The answer came, and is not what the contract says. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';
}

/** @throws InvalidReplyError for a reply that is not a list (spec 5). */
export function assertList(reply: unknown, what: string): asserts reply is unknown[] {
  if (!Array.isArray(reply)) throw new InvalidReplyError(`The reply for ${what} is not a list.`);
}
