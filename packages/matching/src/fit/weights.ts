import { textKey } from '../text-key.ts';

/**
 * What each part of a fit is worth, in points: by one point more a pair is e times as much sought. Skills, roles, times and
 * interests were chosen with seeds 100 to 104 of `testing/experiments/worlds.ts`; the rest by judgement, since those say nothing of them.
 */
export const WEIGHTS = {
  /** For each unit of a skill's rarity, where nobody on the team has it. */
  skill: 1.4,
  /** Share of that where somebody on the team has it already. */
  skillOfTeam: 0.25,
  /**
   * Share of that for a skill near one that they lack, and that nobody on the team is known to have. It decides between those who are
   * otherwise equal: more of it makes the lost members of the experiments harder to find.
   */
  nearSkill: 0.02,
  role: 1.3,
  timeBlocks: 2.4,
  hours: 0.5,
  interest: 1.2,
  event: 1,
} as const;

const LEVELS: Readonly<Record<string, number>> = { beginner: 0.6, intermediate: 0.8, advanced: 1, expert: 1.1 };

/** A level that is not known counts as the one with which every skill is saved, "Advanced" (spec 9). */
export function levelWorth(level: string | undefined): number {
  return LEVELS[textKey(level ?? '')] ?? 1;
}
