import type { OtherProposal } from './alternatives.repository.ts';
import { unitsOf } from './place-seekers.ts';
import type { Seeker } from './placing.repository.ts';
import { type Described, describeTeam } from './placing.rules.ts';
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
  const units = unitsOf(left);
  const isTeam = units.length > 1 && new Set(left.map(({ userId }) => userId)).size >= proposal.least;
  const taken = moving.flatMap(({ skills, roles }) => [...skills.map(({ name }) => name), ...roles]);
  return {
    team: isTeam ? describeTeam(units, [...taken, ...proposal.missing], now) : null,
    otherTeam: describeTeam(unitsOf([...otherTeam, ...moving]), other.missing, now),
  };
}

/** Who is in which, for comparing. */
export function membersOf({ team, otherTeam }: BothTeams): string {
  return [team, otherTeam].map((people) => people.map(({ searchId, userId }) => searchId + userId).join()).join(' ');
}
