const PARTS = {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} satisfies Intl.DateTimeFormatOptions;
const THIS_YEAR = new Intl.DateTimeFormat('en-GB', PARTS);
const ANOTHER_YEAR = new Intl.DateTimeFormat('en-GB', { ...PARTS, year: 'numeric' });

/** When a meeting starts or an answer is due, in the reader's time zone: `Mon 3 May, 19:00 CEST`. It names the year unless that is this one. */
export function dayAndTimeText(instant: string, now = new Date()): string {
  const time = new Date(instant);
  if (time.getFullYear() === now.getFullYear()) return THIS_YEAR.format(time);
  return ANOTHER_YEAR.format(time).replace(',', '');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/**
 * How long ago something was: `12 minutes ago`, `1 hour ago`, and from two days on `2 days ago`. Two clocks differ a little, so
 * that the last minute is `just now` and nothing is in the future. `now` is in milliseconds.
 */
export function agoText(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return RELATIVE.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < 2 * DAY_MS) return RELATIVE.format(-Math.floor(age / HOUR_MS), 'hour');
  return RELATIVE.format(-Math.floor(age / DAY_MS), 'day');
}
