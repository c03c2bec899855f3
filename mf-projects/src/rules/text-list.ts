/** Splits `"a, b"` at its commas, trims, and drops empty entries (spec 5). */
export function parseTextList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The chosen entries followed by the typed ones. An entry that differs from an earlier one only in case is dropped. */
export function mergeTextLists(chosen: readonly string[], typed: string): string[] {
  const bySpelling = new Map<string, string>();
  for (const entry of [...chosen, ...parseTextList(typed)]) {
    const spelling = entry.toLowerCase();
    if (!bySpelling.has(spelling)) bySpelling.set(spelling, entry);
  }
  return [...bySpelling.values()];
}
