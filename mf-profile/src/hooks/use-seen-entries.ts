import { splitList } from '@crewdeck/contract';
import { useState } from 'react';

/** All entries that were ever in `entries`: one that is switched off stays in its place, and can be switched on again. */
export function useSeenEntries(entries: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(() => splitList(entries));
  const all = splitList([...seen, ...entries]);
  if (all.length === seen.length) return seen;
  setSeen(all);
  return all;
}
