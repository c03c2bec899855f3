import { keyOf } from './skill-key.ts';
import { skillOf } from './skill-of.ts';

export { spellingsOf } from './spellings.ts';
export { suggestSkills } from './suggestions.ts';

/**
 * The one name of a skill, by which two texts that mean the same are equal: `JavaScript` for `js`. A text that the catalogue
 * does not know stays a skill of its own, told from others without case, blanks and hyphens.
 */
export function canonicalSkill(name: string): string {
  return skillOf(name)?.name ?? keyOf(name);
}

/** What a skill belongs to: `React` to `JavaScript`. Nothing of one that the catalogue does not know. */
export function relatedTo(name: string): readonly string[] {
  return skillOf(name)?.related ?? [];
}
