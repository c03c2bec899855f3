const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en-GB');

/** `in 2 days`, `in 5 hours`, `in 12 minutes`, `any minute now`. */
export function writeCountdown(opensAt: string, now: Date): string {
  const left = Date.parse(opensAt) - now.getTime();
  if (left < MINUTE_MS) return 'any minute now';
  if (left < HOUR_MS) return RELATIVE.format(Math.floor(left / MINUTE_MS), 'minute');
  if (left < 2 * DAY_MS) return RELATIVE.format(Math.floor(left / HOUR_MS), 'hour');
  return RELATIVE.format(Math.floor(left / DAY_MS), 'day');
}

/** What a field for date and time holds, `2026-11-27T18:00` where the reader is, as an instant; `null` where it holds none. */
export function instantOf(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
