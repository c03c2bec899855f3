const NEAR_DAYS = 6;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NEAR = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const FAR = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
const RELATIVE = new Intl.RelativeTimeFormat('en-GB');

/** `Fri 18:00` of the coming days, else with its date, where the reader is. */
export function writeRoundTime(opensAt: string, now: Date): string {
  const time = new Date(opensAt);
  const isNear = time.getTime() - now.getTime() < NEAR_DAYS * DAY_MS;
  return (isNear ? NEAR : FAR).format(time).replace(/,/g, '');
}

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
