/** Splits `"a, b"` at its commas, trims, and drops empty entries (spec 5). */
export function splitAtCommas(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Drops each entry that differs from an earlier one at most in case: the first spelling stays. */
export function withoutRepeats(entries: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const entry of entries) {
    const spelling = entry.toLowerCase();
    if (!bySpelling.has(spelling)) bySpelling.set(spelling, entry);
  }
  return [...bySpelling.values()];
}
