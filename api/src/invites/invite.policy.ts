import { DECLINE_PAUSE_DAYS, DECLINE_UNDO_MS, dayText, reasonAgainstInvites } from '@crewdeck/contract';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireFreeSeat, requireOpen, requireOwner } from '../projects/project.policy.ts';
import type { Invitable } from '../users/users.repository.ts';
import type { InviteEntity } from './invite.entity.ts';

const DAY_MS = 86_400_000;

/** The owner invites, while the project is open and has a seat left (decisions: team size). */
export function requireMayInvite(project: ProjectAccess | null, now: Date): ProjectAccess {
  const owned = requireOwner(project, 'invite.not_owner');
  requireOpen(owned, now);
  requireFreeSeat(owned);
  return owned;
}

/** Answers the receiver's profile id. */
export function requireReceiver(
  receiverId: string | undefined,
  sender: CallerWithProfile,
  { ownerId }: ProjectAccess,
): string {
  if (receiverId === undefined) throw new DomainError('invite.receiver_not_found');
  if (receiverId === sender.profileId) throw new DomainError('invite.to_self');
  if (receiverId === ownerId) throw new DomainError('invite.to_owner');
  return receiverId;
}

/** @param declinedAt when the receiver declined an invite to the project, if within the last days */
export function requireNoDecline(declinedAt: Date | null): void {
  if (declinedAt === null) return;
  const until = new Date(declinedAt.getTime() + DECLINE_PAUSE_DAYS * DAY_MS).toISOString();
  const sentence = `This person declined an invite to this project. You can invite them again after ${dayText(until)}.`;
  throw new DomainError('invite.recently_declined', sentence);
}

/** Nobody is asked while they pause, or have many to answer. */
export function requireTakesInvites(receiver: Invitable): void {
  const reason = reasonAgainstInvites(receiver, receiver.name || 'This person');
  if (reason === null) return;
  const code = receiver.invitesPausedUntil ? 'invite.receiver_paused' : 'invite.receiver_has_many';
  throw new DomainError(code, reason);
}

/** Of an invite to others, a caller may not even know that it exists. */
export function requireReceived(invite: InviteEntity | null, caller: Caller): InviteEntity {
  if (!invite || invite.receiverId !== caller.profileId) throw new DomainError('invite.not_found');
  return invite;
}

export function requireSent(invite: InviteEntity | null, caller: Caller): InviteEntity {
  if (!invite || invite.senderId !== caller.profileId) throw new DomainError('invite.not_found');
  return invite;
}

/** An invite past its lifetime has expired, also before a job writes that down. */
export function requirePending({ status, createdAt, lifeDays }: InviteEntity, now: Date): void {
  if (status === 'withdrawn') throw new DomainError('invite.withdrawn');
  const isOver = now.getTime() - createdAt.getTime() > lifeDays * DAY_MS;
  if (status === 'expired' || (status === 'pending' && isOver)) throw new DomainError('invite.expired');
  if (status !== 'pending') throw new DomainError('invite.not_pending');
}

/** A decline can be taken back for some seconds, as long as who invited owns the project and exists for the receiver. */
export function requireJustDeclined(
  { status, answeredAt, senderId }: InviteEntity,
  project: ProjectAccess | null,
  now: Date,
): void {
  if (project?.ownerId !== senderId || project.viewer === 'apart') throw new DomainError('invite.withdrawn');
  const age = now.getTime() - (answeredAt?.getTime() ?? 0);
  if (status !== 'declined' || age > DECLINE_UNDO_MS) throw new DomainError('invite.not_pending');
}
