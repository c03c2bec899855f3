import { isSelf, requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireLooking, requireOpen, requireVisible } from '../projects/project.policy.ts';
import type { InterestEntity } from './interest.entity.ts';

/** People show their own interest only. */
export function requireOwnInterest(caller: Caller, userId: string): CallerWithProfile {
  const person = requireProfile(caller);
  if (!isSelf(person, userId)) throw new DomainError('auth.forbidden');
  return person;
}

/** A project that the caller sees, that is open, and that they are not yet part of. */
export function requireMayShowInterest(access: ProjectAccess | null, now: Date): ProjectAccess {
  const project = requireVisible(access);
  if (project.viewer === 'owner') throw new DomainError('interest.own_project');
  if (project.viewer === 'member') throw new DomainError('interest.already_member');
  requireOpen(project, now);
  requireLooking(project);
  return project;
}

/** Interest can be shown again after it has ended, but not after a no. A person who has an invite answers that. */
export function requireNoInterestYet(known: InterestEntity | null, { viewer }: ProjectAccess): void {
  if (known?.status === 'shown' || known?.status === 'invited') throw new DomainError('interest.already_shown');
  if (viewer === 'invitee') throw new DomainError('interest.already_invited');
  if (known?.status === 'not_now') throw new DomainError('interest.not_now');
}

export function requireOwn(interest: InterestEntity | null, caller: Caller): InterestEntity {
  if (!interest || interest.userId !== caller.profileId) throw new DomainError('interest.not_found');
  return interest;
}

export function requireShown(interest: InterestEntity): void {
  if (interest.status !== 'shown') throw new DomainError('interest.not_open');
}
