import pg from 'pg';
import type { LoadRequest } from './load.ts';

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
}

/** What pages of many people ask for every half a minute: the invites that each has received. */
export async function invitePolls(connectionString: string, count: number): Promise<LoadRequest[]> {
  const people = await somePeople(connectionString, count, 'EXISTS (SELECT FROM invites WHERE receiver_id = u.id)');
  return people.map(({ id, ...person }) => ({ path: `/api/invites/user/${id}`, headers: asPerson(person) }));
}

/** People spread over all, since ids are drawn. @throws Error when there are not so many */
export async function somePeople(connectionString: string, count: number, condition = 'true'): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const sql = `SELECT id, firebase_uid AS uid, email FROM users u WHERE ${condition} ORDER BY id LIMIT $1`;
  const { rows } = await client.query<Row>(sql, [count]);
  await client.end();
  if (rows.length < count) throw new Error(`There are ${rows.length} such people, not ${count}.`);
  return rows;
}

/** With a token as the identity emulator makes them: unsigned, otherwise like the provider's. It lasts longer than any run. */
export function asPerson({ uid, email }: Omit<Row, 'id'>): Record<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const [iss, aud] = ['https://securetoken.google.com/demo-crewdeck', 'demo-crewdeck'];
  const claims = { iss, aud, iat: now, exp: now + 3600, sub: uid, user_id: uid, email };
  return { authorization: `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.` };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
