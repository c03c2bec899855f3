import pg from 'pg';
import { unsignedTokenOf } from './polls.ts';

/** Somebody who calls the API. */
export interface Person {
  /** Of the profile. */
  readonly id: string;
  readonly token: string;
}

const PEOPLE = `
  INSERT INTO users (firebase_uid, email, email_confirmed, name)
  SELECT 'uid-' || number, number || '@students.test', true, 'Somebody'
  FROM (SELECT gen_random_uuid() AS number FROM generate_series(1, $1)) AS numbers
  RETURNING id, firebase_uid AS uid, email`;

/** Adds people to a database. */
export async function insertPeople(connectionString: string, count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; uid: string; email: string }>(PEOPLE, [count]);
    return rows.map(({ id, uid, email }) => ({ id, token: unsignedTokenOf(uid, email) }));
  } finally {
    await client.end();
  }
}
