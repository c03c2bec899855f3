import type { QueryRunner } from 'typeorm';

/**
 * For migrations with `transaction = false`: builds an index beside whoever writes, however long others take. A broken one of an
 * earlier try goes first.
 *
 * @param definition what comes after `ON`
 * @param kind of no other row with the same value
 */
export async function buildIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  kind: 'UNIQUE' | '' = '',
): Promise<void> {
  const [before] = await runner.query('SHOW lock_timeout');
  await runner.query('SET lock_timeout = 0');
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE ${kind} INDEX CONCURRENTLY ${name} ON ${definition}`);
  await runner.query(`SET lock_timeout = '${before.lock_timeout}'`);
}
