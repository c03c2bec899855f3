/** What an error says, wherever it was made: errors of another realm are no instances of this one's `Error`. */
export function sentenceOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return String(error.message);
}
