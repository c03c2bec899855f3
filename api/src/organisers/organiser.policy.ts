import { LIMITS } from '@crewdeck/contract';
import { nameOfPerson } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { isPermitted, requirePermission } from '../platform/auth/permissions.ts';
import { DomainError } from '../platform/errors/domain-error.ts';

interface At {
  readonly hackathonId: string;
  /** Whether the caller is an organiser of it. */
  readonly isOrganiser: boolean;
}

const holderOf = ({ roles }: Caller, { hackathonId, isOrganiser }: At) => ({
  roles: isOrganiser ? [...roles, { role: 'organiser' as const, hackathonId }] : roles,
});

/** Organisers run their own event, and ops run each. */
export function requireMayOrganise(caller: Caller, at: At): void {
  requirePermission(holderOf(caller, at), 'event.organise', at.hackathonId);
}

/** What organisers did is for ops alone. */
export function requireMayAudit(caller: Caller): void {
  requirePermission(caller, 'event.audit');
}

/** Whether the caller runs every event, and so is no organiser but ops. */
export function runsAll(caller: Caller): boolean {
  return isPermitted(caller, 'event.organise');
}

/** Ops by their e-mail, which ops read; organisers by their profile, which can be deleted. */
export function actorOf(caller: Caller): { actorId: string | null; ops: string | null } {
  if (runsAll(caller)) return { actorId: null, ops: nameOfPerson(caller) };
  return { actorId: caller.profileId, ops: null };
}

/** @param count with the new one */
export function requireRoomFor(count: number): void {
  if (count > LIMITS.organisers) throw new DomainError('organiser.too_many');
}
