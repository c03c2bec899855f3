import { readFileSync, writeFileSync } from 'node:fs';
import { SKILL_CATALOGUE } from '@crewdeck/contract';
import { LOOK_ALIKES } from '../testing/look-alikes.ts';
import { readLanguages } from '../testing/read-languages.ts';
import { SYNONYMS } from '../testing/synonyms.ts';
import { CATALOGUE } from './catalogue.ts';
import { keyOf } from './skill-key.ts';
import { knownSkill } from './skill-of.ts';
import { canonicalSkill, relatedTo, spellingsOf } from './skills.ts';

const GENERATED = new URL('catalogue/languages.generated.ts', import.meta.url);

describe('skills', () => {
  const synonyms = pairsOf(SYNONYMS, '~');
  const lookAlikes = pairsOf(LOOK_ALIKES, '≠');
  const isSame = ([one, other]: readonly [string, string]) => canonicalSkill(one) === canonicalSkill(other);

  it('finds at least 98 of 100 pairs of synonyms', () => {
    const missed = synonyms.filter((pair) => !isSame(pair));

    expect(synonyms.length).toBeGreaterThanOrEqual(200);
    expect(missed.length > synonyms.length * 0.02 ? missed : []).toEqual([]);
  });

  it('merges no two skills that look alike', () => {
    expect(lookAlikes.length).toBeGreaterThanOrEqual(200);
    expect(lookAlikes.filter(isSame)).toEqual([]);
  });

  it.each(Object.values(SKILL_CATALOGUE).flat())('knows %s, which is offered, by the name that is stored', (name) => {
    expect(canonicalSkill(name)).toBe(name);
  });

  it('takes a text that it does not know as it is typed, without regard to case and blanks', () => {
    expect(canonicalSkill(' Underwater  Welding ')).toBe(canonicalSkill('underwater welding'));
    expect(canonicalSkill('Underwater Welding')).not.toBe(canonicalSkill('Welding'));
    expect(canonicalSkill('…')).not.toBe(canonicalSkill('?'));
    expect(canonicalSkill('.')).toBe('.');
  });

  it.each([
    ['reactjs', 'React'],
    ['golang', 'Go'],
    [' k8s ', 'Kubernetes'],
    [' Underwater Welding ', 'Underwater Welding'],
  ])('keeps "%s" as %s', (written, kept) => {
    expect(knownSkill(written)).toBe(kept);
  });

  it('gives no two skills one name', () => {
    const claims = [...new Set(CATALOGUE.values())].flatMap((skill) =>
      [...new Set([skill.name, ...skill.aliases].map(keyOf))].map((key) => [key, skill.name] as const),
    );
    expect(claims.filter(([key, name]) => CATALOGUE.get(key)?.name !== name)).toEqual([]);
  });

  it('writes a skill in every way that means it', () => {
    expect(spellingsOf('NodeJS')).toEqual(['node.js', 'node', 'nodejs', 'node js', 'node-js']);
    expect(spellingsOf('React Native')).toEqual(
      expect.arrayContaining(['react native', 'reactnative', 'react-native', 'rn']),
    );
    expect(spellingsOf('Underwater Welding')).toEqual([]);
    const others = [...CATALOGUE.values()].filter(({ name }) =>
      spellingsOf(name).some((spelling) => canonicalSkill(spelling) !== name),
    );
    expect(others).toEqual([]);
  });

  it('relates a skill to what it belongs to and what belongs to it, by the names that are compared', () => {
    const names = [...new Set(CATALOGUE.values())].map(({ name }) => name);
    expect(
      [...CATALOGUE.values()].flatMap(({ related }) => related).filter((text) => !CATALOGUE.has(keyOf(text))),
    ).toEqual([]);
    expect(names.flatMap(relatedTo).filter((related) => canonicalSkill(related) !== related)).toEqual([]);
    expect(relatedTo('reactjs')).toEqual(expect.arrayContaining(['JavaScript', 'Next.js']));
    expect(relatedTo('JavaScript')).toContain('React');
    expect(relatedTo('Vue.js')).not.toContain('React');
    expect(relatedTo('Underwater Welding')).toEqual([]);
  });

  it('holds the languages as linguist has them', () => {
    const text = `/** From linguist-languages (see ATTRIBUTION.md), written by the spec of skills. */
export const LANGUAGES = \`
${readLanguages().join('\n')}\`;
`;
    if (process.env.CREWDECK_WRITE === 'yes') writeFileSync(GENERATED, text);
    expect(readFileSync(GENERATED, 'utf8')).toBe(text);
  });
});

function pairsOf(lines: string, sign: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = ''] = line.split(` ${sign} `);
      return [one, other];
    });
}
