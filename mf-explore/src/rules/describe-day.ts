const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `10 May 2026`, as everywhere in the product. A day has no time zone, so it is read and written as UTC. */
export function describeDay(day: string): string {
  return DAY.format(new Date(day));
}
