import { countShared } from '../text-key.ts';
import type { PersonProfile, ProjectProfile } from './profiles.ts';
import type { Reason } from './reason.ts';

const STRONG_SHARE = 0.5;
const FEWEST_SKILLS = 2;

/** The kinds of reasons that make a fit strong ({@link isStrongFit}). A list of three holds all of them. */
export const MAKES_STRONG: ReadonlySet<Reason['kind']> = new Set(['skillsNobodyHas', 'skillsSought', 'roles']);

/**
 * Whether a person covers much of what a project seeks: half of its skills or more, but at least two of them; or an open role and one of
 * the skills, if it seeks any. A single skill alone says too little. The team doesn't count, so that a project is as strong a fit before
 * its members are read.
 */
export function isStrongFit(person: PersonProfile, { skills, roles }: ProjectProfile): boolean {
  const known = countShared(skills, person.skills);
  const takesRole = countShared(roles, person.roles) > 0;
  if (skills.size === 0) return takesRole;
  return known >= Math.max(skills.size * STRONG_SHARE, FEWEST_SKILLS) || (takesRole && known > 0);
}

/** Names of the skills that a project seeks, which neither the person nor anybody on its team has; none where the team isn't known. */
export function missingSkills(person: PersonProfile, { skills, skillsOfTeam, isTeamKnown }: ProjectProfile): string[] {
  if (!isTeamKnown) return [];
  const missing = [...skills].filter(([key]) => !person.skills.has(key) && !skillsOfTeam.has(key));
  return missing.map(([, name]) => name);
}
