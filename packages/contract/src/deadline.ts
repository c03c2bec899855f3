/** UTC-12, the last place on earth where a day ends. */
const HOURS_BEHIND_UTC = 12;
const MS_PER_HOUR = 3_600_000;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day `YYYY-MM-DD` as every page writes it: `10 May 2026`. A day has no time zone, so it is read and written as UTC. */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** The day, `YYYY-MM-DD`, that it still is somewhere on earth: the earliest deadline that is not past (decisions: team size). */
export function earliestDeadline(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * MS_PER_HOUR).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Whether a deadline, `YYYY-MM-DD` and inclusive, is over everywhere on earth. No deadline never is. */
export function isDeadlinePast(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline !== '' && deadline < earliestDeadline(now);
}
