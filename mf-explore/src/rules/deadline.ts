const LAST_MOMENT_ANYWHERE_ON_EARTH = 'T23:59:59.999-12:00';

/** A deadline is a day, inclusive, for as long as it is that day anywhere on earth (decisions: team size). */
export function isDeadlinePast(deadline: string | null, now: Date): boolean {
  return deadline !== null && now.getTime() > Date.parse(deadline + LAST_MOMENT_ANYWHERE_ON_EARTH);
}

/** The day in the reader's own way of writing. A day has no time zone, so it is read and written as UTC. */
export function describeDay(day: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
