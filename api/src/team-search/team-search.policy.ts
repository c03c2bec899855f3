import { type Hackathon, isDeadlinePast, LIMITS, MOST_BROKEN_PROPOSALS, MOST_FOUND_TEAMS } from '@crewdeck/contract';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import {
  type ProjectAccess,
  requireFreeSeat,
  requireLooking,
  requireOpen,
  requireOwner,
} from '../projects/project.policy.ts';
import type { OtherProposal } from './alternatives.repository.ts';
import type { Hindrance } from './hindrance.repository.ts';
import type { ProposalAccess } from './team-proposals.repository.ts';

const OWNS_TEAM =
  'You already have a team for this event. Look for people with its project, or join another team by invite.';

/** Teams are formed until the first day of the event is past. */
export function requireNotOver({ eventDate }: Pick<Hackathon, 'eventDate'>, now: Date): void {
  if (isDeadlinePast(eventDate, now)) throw new DomainError('hackathon.over');
}

/** A round is planned ahead, and opens before the event is over. */
export function requirePlannable(
  { eventDate }: Pick<Hackathon, 'eventDate'>,
  { opensAt }: { opensAt: string },
  now: Date,
) {
  requireNotOver({ eventDate }, now);
  const opening = new Date(opensAt);
  if (opening <= now || isDeadlinePast(eventDate, opening)) throw new DomainError('team_round.bad_time');
}

/** Organisers say how large teams of their event may be. */
export function requireAllowedSize({ teamSizes }: Pick<Hackathon, 'teamSizes'>, size: number): void {
  if (teamSizes && (size < teamSizes.min || size > teamSizes.max)) throw new DomainError('team_round.bad_size');
}

/** @param count of those that are planned already */
export function requireRoomForRound(count: number): void {
  if (count >= LIMITS.plannedRounds) throw new DomainError('team_round.too_many');
}

export type OwnProposal = ProposalAccess & { readonly searchId: string };

/** Of a team of others, a caller may not even know that it is proposed. */
export function requireMember(access: ProposalAccess | null): OwnProposal {
  if (!access || access.searchId === null) throw new DomainError('team_proposal.not_found');
  return { ...access, searchId: access.searchId };
}

/** People answer for themselves, and owners for their project, as long as it waits. */
export function requireMayAnswer(access: ProposalAccess | null, now: Date): OwnProposal {
  const proposal = requireMember(access);
  if (!proposal.answers) throw new DomainError('project.not_owner');
  requireNotOver(proposal, now);
  if (!proposal.stands || proposal.answerUntil <= now) throw new DomainError('team_proposal.over');
  return proposal;
}

/** Offered to who has not answered yet, as long as there is a seat. */
export function requireAlternative(other: OtherProposal | null): OtherProposal {
  if (!other) throw new DomainError('team_proposal.no_alternative');
  return other;
}

/** What a round makes leads to mails, and to addresses: an account is not enough. */
export function requireConfirmedAddress({ isEmailConfirmed }: Caller): void {
  if (!isEmailConfirmed) throw new DomainError('user.email_unconfirmed');
}

/** A person is in one team of an event, with a second try, and who leaves teams that they agreed to gets no other. */
export function requireFree({ isLooking, hasTeam, isOnTeam, found, broken }: Hindrance): void {
  if (broken >= MOST_BROKEN_PROPOSALS) throw new DomainError('team_search.broke_twice');
  if (isLooking) throw new DomainError('team_search.already_looking');
  if (hasTeam) throw new DomainError('team_search.has_team', OWNS_TEAM);
  if (found >= MOST_FOUND_TEAMS) throw new DomainError('team_search.has_team');
  if (isOnTeam) throw new DomainError('team_search.on_team');
}

/** A project looks for more people for its own event, in its owner's name. */
export function requireMayLook(access: ProjectAccess | null, hackathonId: string, now: Date): void {
  const project = requireOwner(access);
  if (project.hackathonId !== hackathonId) throw new DomainError('project.other_hackathon');
  requireOpen(project, now);
  requireLooking(project);
  requireFreeSeat(project);
}
