import { RateLimitError } from '../errors/domain-error.ts';

/** What a person has done of one kind in the last day, counted from rows, so that all processes agree. */
export interface DoneToday {
  readonly count: number;
  /** Until the first of them is a day old. */
  readonly secondsUntilRoom: number;
}

const HOURS = 24;

/**
 * Selects {@link DoneToday} of the rows that a condition names. Counts no further than the limit. A statement of its own, after
 * the lock: one that waits counts with old eyes.
 *
 * @param limit place of the parameter that holds it, such as `$2`
 */
export function doneToday(table: string, condition: string, limit: string): string {
  return `
    SELECT count(*)::int AS count,
      coalesce(ceil(extract(epoch FROM min(created_at) + interval '${HOURS} hours' - now())), 0)::int AS "secondsUntilRoom"
    FROM (
      SELECT created_at FROM ${table} WHERE ${condition} AND created_at > now() - interval '${HOURS} hours'
      ORDER BY created_at DESC LIMIT ${limit}) AS today`;
}

/** Throws `request.rate_limited` with the time after which there is room again. */
export function requireRoomToday(done: DoneToday, limit: number, sentence: string): void {
  if (done.count >= limit) throw new RateLimitError(done.secondsUntilRoom, sentence);
}
