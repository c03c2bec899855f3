import type { Described, OtherProposal } from './alternatives.repository.ts';
import type { Seeker } from './placing.repository.ts';
import { reasonsOfTeam } from './placing.rules.ts';
import { unitsOf, unknownTo } from './placing-input.ts';
import type { OwnProposal } from './team-search.policy.ts';

/** The two teams that somebody chooses between. */
export interface BothTeams {
  readonly proposal: OwnProposal;
  readonly other: OtherProposal;
  readonly team: readonly Seeker[];
  readonly otherTeam: readonly Seeker[];
}

/** What is said of them after the move. */
export interface Moved {
  /** `null` where it would be too small. */
  readonly team: Described | null;
  readonly otherTeam: Described;
}

export function bothTeamsAfter({ proposal, other, team, otherTeam }: BothTeams, now: Date): Moved {
  const moving = team.filter(({ searchId }) => searchId === other.searchId);
  const left = team.filter(({ searchId }) => searchId !== other.searchId);
  const isTeam =
    new Set(left.map(({ searchId }) => searchId)).size > 1 &&
    new Set(left.map(({ userId }) => userId)).size >= proposal.least;
  const describe = (people: readonly Seeker[]): Described => ({
    reasons: reasonsOfTeam(unitsOf(people, proposal), now),
    missing: unknownTo(people, proposal.technologies),
  });
  return { team: isTeam ? describe(left) : null, otherTeam: describe([...otherTeam, ...moving]) };
}

/** Who is in which, for comparing. */
export function membersOf({ team, otherTeam }: BothTeams): string {
  return [team, otherTeam].map((people) => people.map(({ searchId, userId }) => searchId + userId).join()).join(' ');
}
