import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const LONGEST_ANSWER_MS = 5_000;
const ASKED_EVERY_MS = 10 * 60_000;
/** For so long keys are believed while the provider is away; it could have withdrawn one of them meanwhile. */
const LONGEST_AWAY_MS = 24 * 3_600_000;

/**
 * The provider's keys. They are asked for anew in the background, so that those that are known go on being believed while the
 * provider is away. A token that names a key which is not known makes the library ask, at most every 30 seconds after the last
 * answer.
 */
export function providerKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: LONGEST_ANSWER_MS, cacheMaxAge: LONGEST_AWAY_MS });
  let askedAt = Number.NEGATIVE_INFINITY;
  return (header, token) => {
    const now = performance.now();
    if (now - askedAt >= ASKED_EVERY_MS) {
      askedAt = now;
      // Whoever needs an answer waits for the same one below, and hears why there is none.
      keys.reload().catch(() => undefined);
    }
    return keys(header, token);
  };
}
