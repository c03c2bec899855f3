import { hash } from 'node:crypto';
import type { LimitRule, SharedCounter, Wait } from '../platform/limits/limit.ts';
import { secondsUntilRoom } from '../platform/limits/sliding-window.ts';
import { BatchLoader } from './batch-loader.ts';
import { type PreparedStatement, preparedStatement } from './prepared-statement.ts';

export interface CountedKey {
  readonly key: string;
  /** How many of those who asked got room; what is refused is not counted. */
  readonly granted: number;
  readonly count: number;
  readonly before: number;
  readonly share: number;
}

/**
 * Counts keys ($1, as often as they are asked for) up to $2 in a window of $3 seconds, which slides as that of a process does.
 * Time is the database's. A statement that waited for another one's row may have begun in the window before. In the order of
 * keys, or two processes would wait for each other.
 */
const TAKE: PreparedStatement = preparedStatement(`
  WITH clock AS (SELECT extract(epoch FROM now()) / $3::int AS turns)
  INSERT INTO shared_counts AS kept (key, turn, count, before, granted, over_at)
  SELECT key, floor(turns), least(count(*), $2::int), 0, least(count(*), $2), to_timestamp((floor(turns) + 2) * $3)
  FROM clock, unnest($1::text[]) AS key GROUP BY key, turns ORDER BY key
  ON CONFLICT (key) DO UPDATE SET (turn, count, before, granted, over_at) = (
    SELECT greatest(excluded.turn, kept.turn * is_now::int), so_far + room, earlier, room, excluded.over_at
    FROM (SELECT kept.turn - excluded.turn IN (0, 1) AS is_now, kept.turn - excluded.turn = -1 AS is_next) AS at,
      LATERAL (SELECT CASE WHEN is_now THEN kept.count ELSE 0 END AS so_far,
        CASE WHEN is_now THEN kept.before WHEN is_next THEN kept.count ELSE 0 END AS earlier) AS counts,
      LATERAL (SELECT earlier * (1 - turns + floor(turns)) AS weight FROM clock) AS past,
      LATERAL (SELECT greatest(0, least(excluded.granted, floor($2 - weight + 1e-6) - so_far))::int AS room) AS rooms)
  RETURNING key, granted, count, before, (SELECT turns - floor(turns) FROM clock)::float AS share`);

/** Asks the store for many callers with one statement. */
export class LimitCounter implements SharedCounter {
  private readonly batches = new BatchLoader<string, Wait>((keys) => this.ask(keys));

  constructor(
    private readonly rule: LimitRule,
    private readonly store: {
      readonly isThere: boolean;
      query(statement: PreparedStatement, values: unknown[]): Promise<CountedKey[]>;
    },
  ) {}

  get isThere(): boolean {
    return this.store.isThere;
  }

  /** What the key is made of stays in this process: it is an address, or says who somebody is. */
  take(key: string): Promise<Wait> {
    return this.batches.load(hash('sha256', `${this.rule.name} ${key}`, 'base64url'));
  }

  private async ask(keys: readonly string[]): Promise<Wait[]> {
    const { most, windowMs } = this.rule;
    const rows = await this.store.query(TAKE, [keys, most, windowMs / 1000]);
    const counted = new Map(rows.map((row) => [row.key, { ...row, left: row.granted }]));
    return keys.map((key) => {
      const row = counted.get(key);
      if (!row) throw new Error('The store of limits has not counted a key.');
      row.left -= 1;
      return row.left >= 0 ? null : secondsUntilRoom(this.rule, row);
    });
  }
}
