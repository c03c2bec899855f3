import { Client } from 'pg';
import { theSystem } from './system.ts';

/**
 * Makes time pass in the database of the test's system, where waiting for it would take too long.
 *
 * @returns how many rows it has found or changed
 */
export async function changeTimes(statement: string, values: readonly unknown[] = []): Promise<number> {
  const client = new Client({ connectionString: theSystem().databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement, [...values]);
  await client.end();
  return rowCount ?? 0;
}
