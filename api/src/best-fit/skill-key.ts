import { canonicalSkill } from '@crewdeck/skills';

const MOST_REMEMBERED = 10_000;
const known = new Map<string, string>();

/** The name by which skills are compared, remembered: the same few are asked for hundreds of candidates. */
export function skillKey(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const key = canonicalSkill(name);
  known.set(name, key);
  return key;
}
