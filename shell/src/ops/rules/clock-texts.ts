const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const SHORT_CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

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
