import { CATALOGUE } from './catalogue.ts';
import { keyOf } from './skill-key.ts';

const SHORTEST_PART = 3;

/** Names of skills that somebody may mean who has typed so much: those that it names first, then that begin with it, then that contain it. */
export function suggestSkills(typed: string, most: number): readonly string[] {
  const key = typed.trim() && keyOf(typed);
  if (!key) return [];
  const found = new Set<string>();
  for (const fits of [isKey, startsWithKey, containsKey])
    for (const [known, { name }] of CATALOGUE) if (fits(known, key)) found.add(name);
  return [...found].slice(0, most);
}

const isKey = (known: string, key: string) => known === key;
const startsWithKey = (known: string, key: string) => known.startsWith(key);
const containsKey = (known: string, key: string) => key.length >= SHORTEST_PART && known.includes(key);
