import { isSelf, requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireOpen, requireVisible } from '../projects/project.policy.ts';

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
  return project;
}
