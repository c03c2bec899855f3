import { DEFAULT_SKILL_LEVEL, type Profile, SKILL_CATALOGUE, splitList } from '@crewdeck/contract';

/** The groups that tech stacks are shown in, in the order they are shown (spec 2, profile view). */
const SKILL_GROUPS = ['Frontend', 'Backend', 'Mobile', 'Database', 'Other'] as const;
type SkillGroup = (typeof SKILL_GROUPS)[number];

export interface GroupedSkills {
  group: SkillGroup;
  skills: string[];
}

/** What a profile says about its skills; the four lists beside `skills` may be missing in an older answer. */
export type ProfileSkills = Pick<Profile, 'skills'> &
  Partial<Pick<Profile, 'frontendSkills' | 'backendSkills' | 'dbSkills' | 'customSkills'>>;

/** Every skill of a profile, once. */
export function skillNamesOf(profile: ProfileSkills): string[] {
  return splitList([
    ...profile.skills.map(({ skill }) => skill.name),
    ...(profile.frontendSkills ?? []),
    ...(profile.backendSkills ?? []),
    ...(profile.dbSkills ?? []),
    ...(profile.customSkills ?? []),
  ]);
}

/** The skills of a profile by group; groups without any are left out. */
export function groupSkills(profile: ProfileSkills): GroupedSkills[] {
  const skills = skillNamesOf(profile);
  return SKILL_GROUPS.map((group) => ({
    group,
    skills: skills.filter((skill) => groupOf(skill, profile) === group),
  })).filter((entry) => entry.skills.length > 0);
}

/** The catalogue decides; a skill it doesn't know goes where the profile itself lists it. */
function groupOf(skill: string, profile: ProfileSkills): SkillGroup {
  const catalogued = SKILL_GROUPS.find((group) => group !== 'Other' && includes(SKILL_CATALOGUE[group], skill));
  if (catalogued) return catalogued;
  if (includes(splitList(profile.frontendSkills), skill)) return 'Frontend';
  if (includes(splitList(profile.backendSkills), skill)) return 'Backend';
  if (includes(splitList(profile.dbSkills), skill)) return 'Database';
  return 'Other';
}

function includes(list: readonly string[], skill: string): boolean {
  return list.some((entry) => entry.toLowerCase() === skill.toLowerCase());
}

/**
 * How a skill is written: with its level, `React · Beginner`, once the person has chosen one. Every skill is saved with the
 * same level until then (spec 9), and a level that everybody has says nothing.
 */
export function skillLabels({ skills }: Pick<ProfileSkills, 'skills'>): (name: string) => string {
  const isChosen = skills.some(({ level }) => level !== DEFAULT_SKILL_LEVEL);
  if (!isChosen) return (name) => name;
  const levels = new Map(skills.map(({ skill, level }) => [skill.name, level]));
  return (name) => [name, levels.get(name)].filter(Boolean).join(' · ');
}
