import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';
import type { Seeker } from './placing.repository.ts';

const UNCONFIRMED = ERROR_ANSWERS['user.email_unconfirmed'].sentence;
/** Of a project's search, which all of its team read. */
const OWNER_UNCONFIRMED = "Your project's owner has to confirm their email first.";
const BROKE = ERROR_ANSWERS['team_search.broke_twice'].sentence;
const BROKE_BY_TEAM = 'Two proposed teams ended because of someone on your team.';
const SERVED = ERROR_ANSWERS['team_search.has_team'].sentence;
export const TAKEN = 'Someone on the team is on another team, or has another proposed team to answer.';
const FULL = "The project's team is already as big as this round's teams.";
const ALONE = 'There was nobody left to team up with.';
/** Says nothing of who must be apart from whom: that is told to nobody. */
const NO_ROOM = 'No team was a match this time. That can change as more people join the search.';
const TOO_FEW = "There weren't enough people to form a team.";

export interface NotFree {
  /** People who said yes to too many proposed teams and left them. */
  readonly broke: ReadonlySet<string>;
  /** Searches of people who have found enough teams. */
  readonly served: ReadonlySet<string>;
}

/** Why a search doesn't take part in a round, a sentence. @param people all of a search @returns `null` if it takes part */
export function reasonAgainst(people: readonly Seeker[], { broke, served }: NotFree): string | null {
  const isTeam = people.length > 1;
  if (!people.some(({ answers, isEmailConfirmed }) => answers && isEmailConfirmed))
    return isTeam ? OWNER_UNCONFIRMED : UNCONFIRMED;
  if (!isTeam && people.some(({ userId }) => broke.has(userId))) return BROKE;
  if (people.some(({ userId }) => broke.has(userId))) return BROKE_BY_TEAM;
  return people.some(({ searchId }) => served.has(searchId)) ? SERVED : null;
}

interface Outcome {
  /** How many units could be placed. */
  readonly placeable: number;
  readonly teams: number;
  /** How many people a team has at least. */
  readonly least: number;
}

/** Why a unit that took part is in no team, a sentence. @param isFull it is a project whose team has the size of the round */
export function unplacedReason(isFull: boolean, { placeable, teams, least }: Outcome): string {
  if (isFull) return FULL;
  if (teams === 0 && placeable > 1 && least > 2) return TOO_FEW;
  return placeable === 1 ? ALONE : NO_ROOM;
}
