import { type OPS_ROLE, ROLE_CLAIM } from '@crewdeck/contract';

/** Somebody who can sign in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role?: typeof OPS_ROLE;
  /** Confirmed unless said otherwise. */
  readonly isEmailConfirmed?: boolean;
}

/** Somebody who has a profile. */
export interface Person extends Account {
  readonly profileId: string;
}

/** What the provider says in a token of this account. */
export function claimsOf({ uid, email, role, isEmailConfirmed = true }: Account): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: 'https://securetoken.google.com/demo-crewdeck',
    aud: 'demo-crewdeck',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
    email_verified: isEmailConfirmed,
    ...(role && { [ROLE_CLAIM]: role }),
  };
}

/** A token as the identity emulator makes them: unsigned, otherwise like the provider's. */
export function unsignedTokenOf(account: Account, claims: Record<string, unknown> = {}): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...claimsOf(account), ...claims })}.`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
