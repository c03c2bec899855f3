/** A text that a column must contain, in one of several ways. */
export interface TextFilter {
  /** Holds folded text, and has a GIN index on `search_pieces` of it. */
  readonly column: string;
  readonly words: readonly string[];
}

/** A pattern for `LIKE` that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Takes the text as it is; nothing filters nothing. */
export function textFilter(column: string, text: string | undefined): TextFilter[] {
  return text ? [{ column, words: [text] }] : [];
}

/** Takes a comma for "or"; nothing filters nothing. */
export function anyOfFilter(column: string, text: string | undefined): TextFilter[] {
  const words = (text ?? '').split(',').map((word) => word.trim());
  const given = words.filter((word) => word !== '');
  return given.length > 0 ? [{ column, words: given }] : [];
}
