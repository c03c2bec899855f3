import { Client } from 'pg';
import { theSystem } from './system.ts';

/** Makes time pass in the database of the test's system, where waiting for it would take too long. */
export async function changeTimes(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: theSystem().databaseUrl });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}
