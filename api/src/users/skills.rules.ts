import { type Profile, type ProfileSkill, SKILL_CATALOGUE } from '@crewdeck/contract';
import { knownSkill } from '@crewdeck/matching';
import { canonicalSkill } from '@crewdeck/matching/skills';
import type { StoredSkill } from './user.entity.ts';

type SkillGroups = Pick<Profile, 'frontendSkills' | 'backendSkills' | 'dbSkills' | 'customSkills'>;
type GroupName = keyof SkillGroups;

interface SkillInput {
  readonly skillId: string;
  readonly level: string;
}

// The profile knows no group for mobile skills: they stand with the custom ones.
const GROUP_OF_CATALOGUE = {
  Frontend: 'frontendSkills',
  Backend: 'backendSkills',
  Mobile: 'customSkills',
  Database: 'dbSkills',
} as const satisfies Record<keyof typeof SKILL_CATALOGUE, GroupName>;

/** The group of each skill that is offered, by its canonical name. */
const GROUPS = new Map(
  (Object.keys(SKILL_CATALOGUE) as (keyof typeof SKILL_CATALOGUE)[]).flatMap((heading) =>
    SKILL_CATALOGUE[heading].map((name) => [canonicalSkill(name), GROUP_OF_CATALOGUE[heading]] as const),
  ),
);

/** Skills under their known names, other ones as written; of those that mean the same the first stays. */
export function storedSkills(inputs: readonly SkillInput[]): StoredSkill[] {
  const byKey = new Map<string, StoredSkill>();
  for (const { skillId, level } of inputs) {
    const key = canonicalSkill(skillId);
    if (!byKey.has(key)) byKey.set(key, { name: knownSkill(skillId), level });
  }
  return [...byKey.values()];
}

/** A skill's id is its name: sending it back changes nothing, not even its spelling. */
export function presentedSkills(skills: readonly StoredSkill[]): ProfileSkill[] {
  return skills.map(({ name, level }) => ({ skill: { id: name, name }, level }));
}

export function groupedSkills(skills: readonly StoredSkill[]): SkillGroups {
  const groups: SkillGroups = { frontendSkills: [], backendSkills: [], dbSkills: [], customSkills: [] };
  for (const { name } of skills) groups[GROUPS.get(canonicalSkill(name)) ?? 'customSkills'].push(name);
  return groups;
}
