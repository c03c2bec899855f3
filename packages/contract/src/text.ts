// C0 and C1 controls without tab, line feed and carriage return, zero-width no-break space, bidi embeddings, overrides and isolates, lone surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const UNSAFE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu;

/** Removes control and bidi-override characters and lone surrogates, then trims (decisions: project limits). */
export function cleanText(value: string): string {
  return value.replace(UNSAFE, '').trim();
}

/** What ends a row, or is as wide as a space. Vertical tab, form feed and next line end one as well. */
const SPACES = /[^\S\uFEFF]+|\u0085/g;

/** Cleans a text and makes one line of it: line breaks, tabs and runs of spaces become one space. */
export function oneLine(value: string): string {
  return cleanText(value.replace(SPACES, ' ')).replace(/ +/g, ' ');
}

/** Unicode takes these for letters of their own. */
const STROKED = 'łøđı';
const WITHOUT_STROKE = 'lodi';

/** The text without accents, to be compared whatever its case: `"Sofia"` for `"Sofía"`. Empty only where the text is. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(.)[\u0300-\u036F]+/gsu, '$1')
    .normalize('NFC')
    .replace(/[łøđı]/giu, (letter) => WITHOUT_STROKE.charAt(STROKED.indexOf(letter.toLowerCase())));
}

/** A name as others read it; people may leave theirs out. */
export function shownName(name: string): string {
  return name.trim() || 'Unnamed developer';
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

/**
 * The entries of a list as it is typed or stored: `"a, b"`, `["a", "b"]` or both at once. Splits at commas, trims, and drops
 * what is empty or repeated (spec 2, profile view, and 5).
 */
export function splitList(list: string | readonly string[] | null | undefined): string[] {
  const entries = [list ?? []].flat().flatMap((text) => text.split(','));
  return withoutRepeats(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''));
}

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as it stands in HTML and XML, inside of elements and of quoted attributes alike. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => MARKUP[character] ?? character);
}
