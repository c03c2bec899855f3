/** A pattern for `LIKE` that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The patterns of a filter in which a comma means OR; `null` when it filters nothing. */
export function anyContaining(filter: string | undefined): string[] | null {
  const words = (filter ?? '').split(',').map((word) => word.trim());
  const patterns = words.filter((word) => word !== '').map(containing);
  return patterns.length > 0 ? patterns : null;
}
