import { DEFAULT_SKILL_LEVEL, type Profile, SKILL_LEVELS } from '@crewdeck/contract';

/** Levels other than the one that every skill is saved with, by the skill's name in lower case. */
export type SkillLevels = Readonly<Record<string, string>>;

export function levelOf(levels: SkillLevels, skill: string): string {
  return levels[skill.toLowerCase()] ?? DEFAULT_SKILL_LEVEL;
}

export function withLevel(levels: SkillLevels, skill: string, level: string): SkillLevels {
  const { [skill.toLowerCase()]: _before, ...others } = levels;
  return level === DEFAULT_SKILL_LEVEL ? others : { ...others, [skill.toLowerCase()]: level };
}

export function levelsOf({ skills }: Pick<Profile, 'skills'>): SkillLevels {
  return skills.reduce<SkillLevels>((levels, { skill, level }) => withLevel(levels, skill.name, level), {});
}

/** The levels that are saved, but where the person has chosen another than the editor held before. */
export function mergeLevels(mine: SkillLevels, base: SkillLevels, saved: SkillLevels): SkillLevels {
  const named = Object.keys({ ...mine, ...base });
  const changed = named.filter((skill) => levelOf(mine, skill) !== levelOf(base, skill));
  return changed.reduce((levels, skill) => withLevel(levels, skill, levelOf(mine, skill)), saved);
}

/** What one may choose; one that was saved by other means stays among them. */
export function levelChoices(level: string): readonly string[] {
  return SKILL_LEVELS.some((known) => known === level) ? SKILL_LEVELS : [...SKILL_LEVELS, level];
}

/** How many skills have each level, such as `2 Beginner, 1 Advanced`. */
export function describeLevels(levels: SkillLevels, skills: readonly string[]): string {
  const counts = new Map<string, number>(SKILL_LEVELS.map((level) => [level, 0]));
  for (const skill of skills) counts.set(levelOf(levels, skill), (counts.get(levelOf(levels, skill)) ?? 0) + 1);
  const used = [...counts].filter(([, count]) => count > 0);
  const [only] = used;
  if (used.length === 1 && only) return `all ${only[0]}`;
  return used.map(([level, count]) => `${count} ${level}`).join(', ');
}
