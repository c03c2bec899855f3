import pg from 'pg';
import type { LoadRequest } from './load.ts';
import { unsignedTokenOf } from './token.ts';

export interface Poller {
  readonly profileId: string;
  readonly token: string;
}

/** People spread over all, each with invites that they have received. */
export async function peopleWhoPoll(databaseUrl: string, count: number): Promise<Poller[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; uid: string; email: string }>(
    `SELECT id, firebase_uid AS uid, email FROM users u
     WHERE EXISTS (SELECT FROM invites WHERE receiver_id = u.id) ORDER BY id LIMIT $1`,
    [count],
  );
  await client.end();
  if (rows.length < count) throw new Error(`Only ${rows.length} people have invites, not ${count}.`);
  return rows.map(({ id, uid, email }) => ({ profileId: id, token: unsignedTokenOf(uid, email) }));
}

export function pollOf({ profileId, token }: Poller): LoadRequest {
  return { path: `/api/invites/user/${profileId}`, headers: { authorization: `Bearer ${token}` } };
}
