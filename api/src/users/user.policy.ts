import { invitePauseDays, objectionTo, SUSPENDED } from '@crewdeck/contract';
import type { Identity } from '../platform/auth/caller.ts';
import type { Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';

interface ClaimedIdentity {
  readonly firebaseUid?: string | undefined;
  readonly email?: string | undefined;
}

/** Who a profile belongs to comes from the token; a body may repeat it, not change it. */
export function requireSameIdentity({ uid, email }: Identity, claimed: ClaimedIdentity): void {
  const isSameUid = claimed.firebaseUid === undefined || claimed.firebaseUid === uid;
  const isSameEmail = claimed.email === undefined || claimed.email.toLowerCase() === email.toLowerCase();
  if (!isSameUid || !isSameEmail) throw new DomainError('user.identity_mismatch');
}

/** Whether a token was issued before the address changed. */
export function isOfFormerEmail({ issuedAt }: Pick<Identity, 'issuedAt'>, toldAt: Date | null): boolean {
  return toldAt !== null && issuedAt <= toldAt.getTime();
}

interface Called {
  readonly name: string;
  readonly email: string;
}

/** Whether others read another name or address after this change. */
export function isCalledOtherwise(
  before: Called,
  { email }: Identity,
  { name = before.name }: Partial<Called>,
): boolean {
  return name !== before.name || email !== before.email;
}

/** One that is past ends a pause, as none does. */
export function requireShortPause(until: string | null | undefined, now: Date): void {
  if (until && until > invitePauseDays(now).last) throw new DomainError('user.pause_too_long');
}

/** Tells a suspended person why, and how to object. `reason` is `null` for everybody else. */
export function requireNotSuspended(
  reason: string | null,
  { SUPPORT_CONTACT: contact }: Pick<Config, 'SUPPORT_CONTACT'>,
): void {
  if (reason === null) return;
  throw new DomainError('auth.suspended', `${SUSPENDED}. Reason: “${reason}” ${objectionTo(contact)}`);
}
