/** UTC. */
const DIGEST_HOUR = 7;
const DAY_MS = 24 * 3_600_000;

/** When the next digest goes out: what is handed over in the day before it is in it. */
export function nextDigestAfter(moment: Date): Date {
  const today = new Date(moment).setUTCHours(DIGEST_HOUR, 0, 0, 0);
  return new Date(today > moment.getTime() ? today : today + DAY_MS);
}
