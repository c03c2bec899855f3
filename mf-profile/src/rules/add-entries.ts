import { splitList } from '@crewdeck/contract';

interface AddOptions {
  /** Spellings to prefer: typing `react` chooses `React`. */
  known: readonly string[];
  /** How many entries the list may hold. */
  max: number;
}

/** The list with what was typed added to its end; commas separate entries, and nothing appears twice. */
export function addEntries(list: readonly string[], typed: string, { known, max }: AddOptions): string[] {
  const added = splitList(typed).map(
    (entry) => known.find((spelling) => spelling.toLowerCase() === entry.toLowerCase()) ?? entry,
  );
  return splitList([...list, ...added]).slice(0, Math.max(max, list.length));
}
