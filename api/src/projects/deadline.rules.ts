const DAY_MS = 24 * 60 * 60 * 1000;
// The last place on earth where a day ends is twelve hours behind UTC.
const LAST_PLACE_BEHIND_UTC_MS = 12 * 60 * 60 * 1000;

/** A deadline is a day, `YYYY-MM-DD`, and lasts until that day has ended everywhere (decisions: team size). */
export function isPastDeadline(deadline: string | null, now: Date): boolean {
  if (deadline === null) return false;
  const end = Date.parse(`${deadline}T00:00:00Z`) + DAY_MS + LAST_PLACE_BEHIND_UTC_MS;
  return now.getTime() >= end;
}
