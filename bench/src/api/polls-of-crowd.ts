import pg from 'pg';
import type { LoadRequest } from './load.ts';
import { unsignedTokenOf } from './token.ts';

/** Of a hundred polls so many find something new. */
const CHANGED = 1;

/**
 * What so many people send within half a minute: each asks for the invites received and for those sent, and has nearly
 * always seen them. A tag is the version of the list, which the rows of the bench keep at the person's id.
 *
 * @param shape the first part of a version, taken from any answer
 */
export async function pollsOfCrowd(databaseUrl: string, people: number, shape: string): Promise<LoadRequest[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; uid: string; email: string }>(
    'SELECT id, firebase_uid AS uid, email FROM users ORDER BY id LIMIT $1',
    [people],
  );
  await client.end();
  return rows.flatMap(({ id, uid, email }, index) => {
    const hasSeen = index % 100 >= CHANGED;
    const authorization = `Bearer ${unsignedTokenOf(uid, email)}`;
    const headers = { authorization, ...(hasSeen && { 'if-none-match': `W/"${shape}.${id}"` }) };
    return ['user', 'sent'].map((list) => ({ path: `/api/invites/${list}/${id}`, headers }));
  });
}
