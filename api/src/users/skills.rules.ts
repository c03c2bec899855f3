import { type Profile, type ProfileSkill, SKILL_CATALOGUE } from '@crewdeck/contract';
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

const CATALOGUE = new Map(
  (Object.keys(SKILL_CATALOGUE) as (keyof typeof SKILL_CATALOGUE)[]).flatMap((heading) =>
    SKILL_CATALOGUE[heading].map((name) => [keyOf(name), { name, group: GROUP_OF_CATALOGUE[heading] }] as const),
  ),
);

/** Names are told apart without regard to case, in the catalogue and among custom skills alike. */
function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Skills in the catalogue's spelling, unknown ones as written; of those that are named twice the first stays. */
export function storedSkills(inputs: readonly SkillInput[]): StoredSkill[] {
  const byKey = new Map<string, StoredSkill>();
  for (const { skillId, level } of inputs) {
    const key = keyOf(skillId);
    if (!byKey.has(key)) byKey.set(key, { name: CATALOGUE.get(key)?.name ?? skillId, level });
  }
  return [...byKey.values()];
}

/** A skill's id is its name: whoever sends it back changes nothing, not even its spelling. */
export function presentedSkills(skills: readonly StoredSkill[]): ProfileSkill[] {
  return skills.map(({ name, level }) => ({ skill: { id: name, name }, level }));
}

export function groupedSkills(skills: readonly StoredSkill[]): SkillGroups {
  const groups: SkillGroups = { frontendSkills: [], backendSkills: [], dbSkills: [], customSkills: [] };
  for (const { name } of skills) groups[CATALOGUE.get(keyOf(name))?.group ?? 'customSkills'].push(name);
  return groups;
}
