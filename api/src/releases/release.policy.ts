import { nameOfPerson } from '../platform/auth/caller.policy.ts';
import type { Caller, Pipeline } from '../platform/auth/caller.ts';
import { type Permission, requirePermission } from '../platform/auth/permissions.ts';
import { DomainError } from '../platform/errors/domain-error.ts';

/** The guard takes a release back that can't start. */
export const GUARD = 'guard';
/** As events name what prunes. */
export const UPKEEP = 'upkeep';

/** Who acts on releases: somebody who is signed in, a squad's pipeline, or the guard. */
export type Actor = Caller | Pipeline | typeof GUARD;

/** Ops and pipelines see what is out, of all modules. */
export function requireReader(actor: Actor): void {
  if (isPerson(actor)) requirePermission(actor, 'releases.read');
}

/** Only people: no pipeline makes tokens, or needs source maps. */
export function requirePerson(actor: Actor, permission: Permission): void {
  if (!isPerson(actor)) throw new DomainError('auth.forbidden');
  requirePermission(actor, permission);
}

/** Ops release every module, a deploy token the one that it was made for. */
export function requireMayRelease(actor: Actor, module: string): void {
  if (isPerson(actor)) requirePermission(actor, 'releases.change');
  if (isPipeline(actor) && actor.module !== module) throw new DomainError('auth.forbidden');
}

/** As events name them. A token is never taken for a person, whatever it was called. */
export function nameOf(actor: Actor): string {
  if (actor === GUARD) return GUARD;
  return isPipeline(actor) ? `${actor.name} (token)` : nameOfPerson(actor);
}

function isPerson(actor: Actor): actor is Caller {
  return actor !== GUARD && 'uid' in actor;
}

function isPipeline(actor: Actor): actor is Pipeline {
  return actor !== GUARD && 'tokenId' in actor;
}
