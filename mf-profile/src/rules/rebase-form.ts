import type { FeaturedProjectRow, ProfileForm } from './profile-form.ts';
import { mergeLevels } from './skill-levels.ts';

interface RebaseOptions {
  /** What the person sees now. */
  mine: ProfileForm;
  /** What the editor held before they touched it. */
  base: ProfileForm;
  /** What turned out to be saved. */
  saved: ProfileForm;
}

/**
 * Carries a person's own changes over to a profile that was read later: after a load error, or when it was made in
 * another tab. Touched texts win; in lists, what they added is added and what they removed is removed.
 */
export function rebaseForm({ mine, base, saved }: RebaseOptions): ProfileForm {
  const touched = Object.fromEntries(Object.entries(mine).filter(([field, value]) => value !== base[asField(field)]));
  return {
    ...saved,
    ...touched,
    skills: mergeList(mine.skills, base.skills, saved.skills, (skill) => skill.toLowerCase()),
    skillLevels: mergeLevels(mine.skillLevels, base.skillLevels, saved.skillLevels),
    interests: mergeList(mine.interests, base.interests, saved.interests, (interest) => interest.toLowerCase()),
    roles: mergeList(mine.roles, base.roles, saved.roles, (role) => role.toLowerCase()),
    timeBlocks: mergeList(mine.timeBlocks, base.timeBlocks, saved.timeBlocks, (block) => block),
    featuredProjects: renumbered(
      mergeList(mine.featuredProjects, base.featuredProjects, saved.featuredProjects, contentOf),
    ),
  };
}

function mergeList<T>(mine: readonly T[], base: readonly T[], saved: readonly T[], idOf: (entry: T) => string): T[] {
  const has = (list: readonly T[], entry: T) => list.some((other) => idOf(other) === idOf(entry));
  const kept = saved.filter((entry) => has(mine, entry) || !has(base, entry));
  const added = mine.filter((entry) => !has(base, entry) && !has(saved, entry));
  return [...kept, ...added];
}

function contentOf({ title, tech, link }: FeaturedProjectRow): string {
  return JSON.stringify([title, tech, link]);
}

function renumbered(rows: readonly FeaturedProjectRow[]): FeaturedProjectRow[] {
  return rows.map((row, key) => ({ ...row, key }));
}

function asField(field: string): keyof ProfileForm {
  return field as keyof ProfileForm;
}
