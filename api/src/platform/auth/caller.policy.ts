import { type ErrorCode, FRESH_SIGN_IN_MS } from '@crewdeck/contract';
import { DomainError } from '../errors/domain-error.ts';
import type { Caller, CallerWithProfile } from './caller.ts';

/** Whether an id, profile id or identity uid alike, is the caller's own. */
export function isSelf(caller: Caller, userId: string): boolean {
  return userId === caller.uid || userId.toLowerCase() === caller.profileId;
}

/** Of others, a caller may not even know that they exist (decisions: ids in paths). */
export function requireSelf(caller: Caller, userId: string, code: ErrorCode = 'user.not_found'): void {
  if (!isSelf(caller, userId)) throw new DomainError(code);
}

export function requireProfile(caller: Caller): CallerWithProfile {
  if (!hasProfile(caller)) throw new DomainError('user.profile_required');
  return caller;
}

/** For what cannot be undone: a session that somebody left open is not enough. */
export function requireFreshSignIn({ signedInAt }: Caller, now: Date): void {
  if (now.getTime() - signedInAt > FRESH_SIGN_IN_MS) throw new DomainError('auth.not_fresh');
}

export function hasProfile(caller: Caller): caller is CallerWithProfile {
  return caller.profileId !== null;
}

/** As events name who acted. */
export function nameOfPerson({ email, uid }: Caller): string {
  return email || uid;
}
