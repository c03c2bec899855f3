import { skillOf } from './skill-of.ts';

const TWO_WORDS = /^([^ .-]{2,})[ -]([^ .-]{2,})$/;
const NAME_OF_SCRIPT = /^([a-z\d]{2,})[ .-]?(js)$/;

/**
 * Every way in which a skill of the catalogue is written, in lower case, for those who look for whole entries: `node.js`,
 * `nodejs`, `node js`, `node-js`, `node`. None for a text that the catalogue does not know.
 */
export function spellingsOf(name: string): readonly string[] {
  const skill = skillOf(name);
  if (!skill) return [];
  const names = [skill.name, ...skill.aliases].map((text) => text.toLowerCase());
  return [...new Set([...names, ...names.flatMap(variantsOf)])];
}

function variantsOf(text: string): string[] {
  const [, script] = NAME_OF_SCRIPT.exec(text) ?? [];
  if (script) return [`${script}.js`, `${script}js`, `${script} js`, `${script}-js`];
  const [, first, second] = TWO_WORDS.exec(text) ?? [];
  return first && second ? [`${first} ${second}`, `${first}${second}`, `${first}-${second}`] : [];
}
