/** A list as it may be stored: older profiles hold `"a, b"` where newer ones hold `["a", "b"]`. */
export type StoredList = string | readonly string[] | null | undefined;

/** Splits at commas, trims, and drops what is empty or repeated whatever its case (spec 2, profile view). */
export function splitList(stored: StoredList): string[] {
  const entries = [stored ?? []].flat().flatMap((entry) => entry.split(','));
  return withoutRepeats(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''));
}

function withoutRepeats(entries: readonly string[]): string[] {
  const firstSpelling = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (!firstSpelling.has(key)) firstSpelling.set(key, entry);
  }
  return [...firstSpelling.values()];
}
