import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Identity } from './caller.ts';
import type { TokenVerifier } from './token-verifier.ts';

// About 300 bytes each: enough for every polling user one process is meant to hold.
const MOST_REMEMBERED = 50_000;

/** Checks each token once and remembers its identity until it expires. One that is remembered is given without waiting. */
export function cached(verify: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const known = new LRUCache<string, Identity>({ max: MOST_REMEMBERED });
  const verifyAndRemember = async (token: string, key: string) => {
    const verified = await verify(token);
    known.set(key, verified);
    return verified;
  };
  return (token) => {
    const key = hash('sha256', token, 'base64');
    const remembered = known.get(key);
    return remembered && remembered.expiresAt > now() ? remembered : verifyAndRemember(token, key);
  };
}
