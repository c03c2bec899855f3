import { DISCIPLINES } from './catalogue/disciplines.ts';
import { FRAMEWORKS } from './catalogue/frameworks.ts';
import { LANGUAGES } from './catalogue/languages.generated.ts';
import { WRITTEN_LANGUAGES } from './catalogue/languages.ts';
import { TOOLS } from './catalogue/tools.ts';
import { keyOf } from './skill-key.ts';

/** A skill of the catalogue. Its name is its id, as everywhere in Crewdeck. */
export interface Skill {
  readonly name: string;
  /** Other names, as people write them. */
  readonly aliases: string[];
  /** Names of what it belongs to: its language, framework, platform or discipline. */
  readonly related: string[];
}

const LINE = /^(?<name>.+?)(?: = (?<aliases>.+?))?(?: < (?<related>.+))?$/;

/** Skills by the key of each of their names. A skill's own name goes before another's alias. */
export const CATALOGUE: ReadonlyMap<string, Skill> = catalogueOf(
  [LANGUAGES, WRITTEN_LANGUAGES, FRAMEWORKS, TOOLS, DISCIPLINES].join('\n'),
);

function catalogueOf(lines: string): Map<string, Skill> {
  const skills = new Map<string, Skill>();
  for (const line of lines.split('\n')) {
    const { name, aliases, related } = LINE.exec(line)?.groups ?? {};
    if (name === undefined) continue;
    const skill = skills.get(keyOf(name)) ?? { name, aliases: [], related: [] };
    skills.set(keyOf(name), skill);
    skill.aliases.push(...entriesOf(aliases));
    skill.related.push(...entriesOf(related));
  }
  for (const skill of [...skills.values()])
    for (const alias of skill.aliases) if (!skills.has(keyOf(alias))) skills.set(keyOf(alias), skill);
  return skills;
}

function entriesOf(list: string | undefined): string[] {
  return list ? list.split(', ') : [];
}
