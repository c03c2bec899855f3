/** The command was not understood, or it names what is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
