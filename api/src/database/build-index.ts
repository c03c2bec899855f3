import sql, { empty, type Sql } from 'sql-template-tag';
import type { QueryRunner } from 'typeorm';
import { execute, queryRow } from './query.ts';

/**
 * For migrations with `transaction = false`: builds an index without blocking writes, however long other transactions take. It
 * first drops a broken one of an earlier try.
 *
 * @param definition what comes after `ON`
 * @param kind `UNIQUE`: of no other row with the same value
 */
export async function buildIndex(runner: QueryRunner, name: Sql, definition: Sql, kind: Sql = empty): Promise<void> {
  await waiting(runner, async () => {
    await execute(runner, sql`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await execute(runner, sql`CREATE ${kind} INDEX CONCURRENTLY ${name} ON ${definition}`);
  });
}

/** The same way. */
export async function dropIndex(runner: QueryRunner, name: Sql): Promise<void> {
  await waiting(runner, () => execute(runner, sql`DROP INDEX CONCURRENTLY IF EXISTS ${name}`));
}

async function waiting(runner: QueryRunner, change: () => Promise<unknown>): Promise<void> {
  const before = await queryRow<{ lock_timeout: string }>(runner, sql`SHOW lock_timeout`);
  await execute(runner, sql`SET lock_timeout = 0`);
  await change();
  await execute(runner, sql`SELECT set_config('lock_timeout', ${before?.lock_timeout}, false)`);
}
