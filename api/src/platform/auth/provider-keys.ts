import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const LONGEST_ANSWER_MS = 5_000;
const ASKED_EVERY_MS = 10 * 60_000;
/** How long keys are trusted while the provider is away. It may have withdrawn one of them meanwhile. */
const LONGEST_AWAY_MS = 24 * 3_600_000;

/**
 * The provider's keys. They are read again in the background, so that known keys stay trusted while the provider is away. A
 * token that names an unknown key makes the library ask, at most every 30 seconds after the last answer.
 */
export function providerKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: LONGEST_ANSWER_MS, cacheMaxAge: LONGEST_AWAY_MS });
  let askedAt = Number.NEGATIVE_INFINITY;
  return (header, token) => {
    const now = performance.now();
    if (now - askedAt >= ASKED_EVERY_MS) {
      askedAt = now;
      // A call that needs the keys waits for the same request below and gets its error.
      keys.reload().catch(() => undefined);
    }
    return keys(header, token);
  };
}
