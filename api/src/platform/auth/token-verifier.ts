import { OPS_ROLE, ROLE_CLAIM } from '@crewdeck/contract';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Identity } from './caller.ts';

/** Injection token of {@link TokenVerifier}. */
export const TOKEN_VERIFIER = Symbol('token verifier');

export interface VerifiedToken {
  readonly identity: Identity;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Throws `auth.invalid_token`, or `server.unavailable` when the provider's keys cannot be read. */
export type TokenVerifier = (token: string) => VerifiedToken | Promise<VerifiedToken>;

/** RFC 6750, 2.1. */
const CHARACTERS = /^[\w.~+/=-]+$/;
const LONGEST_UID = 128;
const REFUSED = new DomainError('auth.invalid_token');

export function createTokenVerifier({ projectId, keysUrl, acceptsUnsignedTokens }: Config['identity']): TokenVerifier {
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: 5,
  };
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });
  const payloadOf = acceptsUnsignedTokens
    ? async (token: string) => UnsecuredJWT.decode(token, claims).payload
    : async (token: string) => (await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] })).payload;
  return async (token) => {
    if (!CHARACTERS.test(token)) throw REFUSED;
    return verified(await payloadOf(token).catch(rethrow));
  };
}

function verified({ sub, exp, email, [ROLE_CLAIM]: role }: JWTPayload): VerifiedToken {
  if (!sub || sub.length > LONGEST_UID || exp === undefined) throw REFUSED;
  const identity = { uid: sub, email: typeof email === 'string' ? email : '', isOps: role === OPS_ROLE };
  return { identity, expiresAt: exp * 1000 };
}

function rethrow(error: unknown): never {
  const isKeySetTrouble =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC';
  throw isKeySetTrouble ? new DomainError('server.unavailable') : REFUSED;
}
