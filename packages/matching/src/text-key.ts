import { remembering } from './remembering.ts';

/** The key by which two short texts are equal: whatever their case, blanks and hyphens. */
export const textKey = remembering((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ''),
);

/** Texts by their keys; of those with one key the first stays, as it was written. */
export function byKey(
  texts: readonly string[],
  keyOf: (text: string) => string = textKey,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    if (key !== '' && !found.has(key)) found.set(key, text.trim());
  }
  return found;
}

/** Entries of the first whose keys the second has too, as the first writes them. */
export function shared(first: ReadonlyMap<string, string>, second: { has: (key: string) => boolean }): string[] {
  return [...first].filter(([key]) => second.has(key)).map(([, text]) => text);
}

export function countShared(first: ReadonlyMap<string, string>, second: { has: (key: string) => boolean }): number {
  let count = 0;
  for (const key of first.keys()) if (second.has(key)) count += 1;
  return count;
}
