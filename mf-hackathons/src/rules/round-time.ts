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
