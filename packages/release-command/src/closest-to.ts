const MOST_EDITS = 3;

/** The word that somebody probably meant, if one is near enough. */
export function closestTo(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= MOST_EDITS || candidate.includes(word))
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.candidate;
}

/** Fewest letters to put in, leave out or replace that make one word the other (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    before = current;
  }
  return before[other.length] ?? 0;
}
