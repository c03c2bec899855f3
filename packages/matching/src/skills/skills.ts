import { relativesOf } from './relatives.ts';
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

/**
 * Skills that are near another one: what it belongs to, and what belongs to it. `JavaScript` and `React` are near each other. Nothing of one
 * that the catalogue does not know.
 */
export function relatedTo(name: string): readonly string[] {
  const skill = skillOf(name);
  return skill ? relativesOf(skill) : [];
}
