import { DEFAULT_SKILL_LEVEL } from '@crewdeck/contract';
import type { ProfileSkills } from './group-skills.ts';

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
