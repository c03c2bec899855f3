import type { Identity } from '../platform/auth/caller.ts';
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
