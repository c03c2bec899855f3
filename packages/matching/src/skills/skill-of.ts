import { CATALOGUE, type Skill } from './catalogue.ts';
import { keyOf, withoutVersion } from './skill-key.ts';

/** The skill that a text names, with its version or without. `undefined` for what the catalogue does not know. */
export function skillOf(name: string): Skill | undefined {
  const base = withoutVersion(name);
  return CATALOGUE.get(keyOf(name)) ?? (base === undefined ? undefined : CATALOGUE.get(keyOf(base)));
}

/** The name under which a skill is kept: the catalogue's for `reactjs`, and a text that it doesn't know as it is written. */
export function knownSkill(name: string): string {
  return skillOf(name)?.name ?? name.trim();
}
