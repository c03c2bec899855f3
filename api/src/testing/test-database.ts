import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A new, empty database in the cluster of this Jest run; answers its address. */
export async function createTestDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_SERVER;
  if (!server) throw new Error('TEST_DATABASE_SERVER is not set: run through Jest, which starts the database.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}
