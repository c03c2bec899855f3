const FULL = "The project's team already has this round's size.";
const ALONE = 'There was nobody left to team up with.';
/** Says nothing of who must be apart from whom: that is told to nobody. */
const NO_ROOM = 'No other team had room.';
const TOO_FEW = "There weren't enough people for a team of the smallest size.";

interface Outcome {
  /** How many units could be placed. */
  readonly placeable: number;
  readonly teams: number;
  /** How many people a team has at least. */
  readonly least: number;
}

/** Why a unit is in no team, a sentence. @param isFull it is a project whose team has the size of the round */
export function unplacedReason(isFull: boolean, { placeable, teams, least }: Outcome): string {
  if (isFull) return FULL;
  if (teams === 0 && placeable > 1 && least > 2) return TOO_FEW;
  return placeable === 1 || teams === 0 ? ALONE : NO_ROOM;
}
