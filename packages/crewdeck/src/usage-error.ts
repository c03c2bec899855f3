/** The command was not understood, or it names what is not there or can't be used. Its message is for the person who called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
