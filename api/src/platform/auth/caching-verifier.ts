import { hash } from 'node:crypto';
import type { Identity } from './caller.ts';
import type { TokenVerifier } from './token-verifier.ts';

// About 300 bytes each: enough for every polling user one process is meant to hold.
const MOST_REMEMBERED = 50_000;

/**
 * Checks each token once and remembers the outcome until it expires; a remembered one is told at once. The oldest gives way
 * when the memory is full.
 */
export function cached(verify: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const known = new Map<string, Identity>();
  const verifyAnew = async (token: string, key: string) => {
    known.delete(key);
    const verified = await verify(token);
    if (known.size >= MOST_REMEMBERED) forgetOldest(known);
    known.set(key, verified);
    return verified;
  };
  return (token) => {
    const key = hash('sha256', token, 'base64');
    const remembered = known.get(key);
    return remembered && remembered.expiresAt > now() ? remembered : verifyAnew(token, key);
  };
}

function forgetOldest(known: Map<string, Identity>): void {
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}
