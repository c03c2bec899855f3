import { ROLE_CLAIM } from '@crewdeck/contract';
import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import type { Config } from '../config/variables.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Identity } from './caller.ts';
import { isRole } from './permissions.ts';
import { providerKeys } from './provider-keys.ts';

/** Injection token of {@link TokenVerifier}. */
export const TOKEN_VERIFIER = Symbol('token verifier');

/** Throws `auth.invalid_token`, or `server.unavailable` when the provider's keys cannot be read. */
export type TokenVerifier = (token: string) => Identity | Promise<Identity>;

/** RFC 6750, 2.1. */
const CHARACTERS = /^[\w.~+/=-]+$/;
const LONGEST_UID = 128;
const REFUSED = new DomainError('auth.invalid_token');
const ANONYMOUS = 'anonymous';
const REFUSED_AS_ANONYMOUS = new DomainError(
  'auth.invalid_token',
  "Anonymous accounts don't work here. Sign in with your email or Google.",
);

type IdentityConfig = Pick<Config, 'FIREBASE_PROJECT_ID' | 'TOKEN_KEYS_URL' | 'FIREBASE_AUTH_EMULATOR_HOST'>;

/** With an emulator its unsigned tokens are taken, and only those. */
export function createTokenVerifier({
  FIREBASE_PROJECT_ID: projectId,
  TOKEN_KEYS_URL,
  FIREBASE_AUTH_EMULATOR_HOST,
}: IdentityConfig): TokenVerifier {
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: 5,
  };
  const keys = providerKeys(new URL(TOKEN_KEYS_URL));
  const payloadOf = FIREBASE_AUTH_EMULATOR_HOST
    ? async (token: string) => UnsecuredJWT.decode(token, claims).payload
    : async (token: string) => (await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] })).payload;
  return async (token) => {
    if (!CHARACTERS.test(token)) throw REFUSED;
    return verified(await payloadOf(token).catch(rethrow));
  };
}

function verified({ sub, iat = 0, exp, email, email_verified, auth_time, ...claims }: JWTPayload): Identity {
  const role = claims[ROLE_CLAIM];
  if (!sub || sub.length > LONGEST_UID || exp === undefined) throw REFUSED;
  if (isAnonymous(claims)) throw REFUSED_AS_ANONYMOUS;
  const address = typeof email === 'string' ? email : '';
  const isEmailConfirmed = address !== '' && email_verified === true;
  const signedInAt = typeof auth_time === 'number' ? auth_time * 1000 : 0;
  const roles = isRole(role) ? [{ role }] : [];
  return { uid: sub, email: address, isEmailConfirmed, roles, signedInAt, issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

/** The provider says it in two places, of which documents name either. */
function isAnonymous({ provider_id, firebase }: JWTPayload): boolean {
  const { sign_in_provider } = Object(firebase) as Record<string, unknown>;
  return provider_id === ANONYMOUS || sign_in_provider === ANONYMOUS;
}

function rethrow(error: unknown): never {
  const isKeySetTrouble =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC';
  throw isKeySetTrouble ? new DomainError('server.unavailable') : REFUSED;
}
