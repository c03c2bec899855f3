/**
 * What each part of a fit is worth, in points: by one point more a pair is e times as much sought. Chosen on the tuning set of
 * `npm run bench -- matching-teams`, and nowhere else.
 */
export const WEIGHTS = {
  /** For each unit of a skill's rarity, where nobody on the team has it. */
  skill: 1,
  /** Share of that where somebody on the team has it already. */
  skillOfTeam: 0.5,
  /** Where all that they know is sought. */
  knowledge: 3,
  role: 2,
  timeBlocks: 1.5,
  hours: 0.5,
  interest: 1,
  event: 1,
  available: 0.5,
  open: 0.25,
} as const;

const LEVELS: Readonly<Record<string, number>> = { beginner: 0.6, intermediate: 0.8, advanced: 1, expert: 1.1 };

/** A level that is not known counts as the one with which every skill is saved, "Advanced" (spec 9). */
export function levelWorth(level: string | undefined): number {
  return LEVELS[level?.trim().toLowerCase() ?? ''] ?? 1;
}
