const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to here hours say more than days. */
const FEW_DAYS = 2 * DAY;

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const SHORT_CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** `12 min`, `3 h`, `5 days`: how long it was from `since` until `now`, in the one unit that matters at night. */
export function durationText(since: string, now: number): string {
  const duration = now - Date.parse(since);
  if (duration < MINUTE) return 'less than a minute';
  if (duration < HOUR) return `${Math.floor(duration / MINUTE)} min`;
  if (duration < FEW_DAYS) return `${Math.floor(duration / HOUR)} h`;
  return `${Math.floor(duration / DAY)} days`;
}

/** `12 min ago`. The clocks of server and browser differ a little, so that the very latest is never "in 2 seconds". */
export function agoText(at: string, now: number): string {
  return now - Date.parse(at) < MINUTE ? 'just now' : `${durationText(at, now)} ago`;
}

/** `21 Nov 2026, 12:03:20`, in the reader's own time zone. */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at));
}

/** `12:03:20`, in the reader's own time zone. */
export function clockText(at: number): string {
  return CLOCK.format(at);
}

/** `12:03`, in the reader's own time zone. */
export function minuteText(at: number): string {
  return SHORT_CLOCK.format(at);
}
