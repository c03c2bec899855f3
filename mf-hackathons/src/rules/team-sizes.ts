import { LIMITS, type TeamSizes } from '@crewdeck/contract';

const USUAL = 4;
/** What holds where an event sets no sizes of its own. */
export const WIDEST_SIZES: TeamSizes = { min: LIMITS.roundTeamSizeMin, max: LIMITS.roundTeamSizeMax };

/** How many people a team of a new round has, until somebody chooses: four, or fewer where fewer look, within what the event allows. */
export function usualSize({ min, max }: TeamSizes, looking = USUAL): number {
  return Math.min(Math.max(Math.min(USUAL, looking), min), max);
}

/** `2 to 10 people`, or `4 people` where no other size is allowed. */
export function sizesWords({ min, max }: TeamSizes): string {
  return min === max ? `${min} people` : `${min} to ${max} people`;
}
