import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A new database in the cluster of this Jest run, migrated and without a row; answers its address. */
export function createTestDatabase(): Promise<string> {
  return createFrom('template1');
}

/** One that has no table yet. */
export function createEmptyDatabase(): Promise<string> {
  return createFrom('template0');
}

async function createFrom(template: 'template0' | 'template1'): Promise<string> {
  const server = process.env.TEST_DATABASE_SERVER;
  if (!server) throw new Error('TEST_DATABASE_SERVER is not set: run through Jest, which starts the database.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  // Writing each page to the log as well, as is the default, takes twice the time.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  await client.end();
  return `${server}/${name}`;
}
