import pg from 'pg';
import type { LoadRequest } from './load.ts';

/** Of a hundred polls so many find something new. */
const CHANGED = 1;

interface Poller {
  readonly profileId: string;
  readonly token: string;
}

interface Person {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
}

async function somePeople(databaseUrl: string, count: number, condition: string): Promise<Person[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Person>(
    `SELECT id, firebase_uid AS uid, email FROM users u WHERE ${condition} ORDER BY id LIMIT $1`,
    [count],
  );
  await client.end();
  if (rows.length < count) throw new Error(`There are ${rows.length} such people, not ${count}.`);
  return rows;
}

/** People spread over all, each with invites that they have received. */
export async function peopleWhoPoll(databaseUrl: string, count: number): Promise<Poller[]> {
  const people = await somePeople(databaseUrl, count, 'EXISTS (SELECT FROM invites WHERE receiver_id = u.id)');
  return people.map(({ id, uid, email }) => ({ profileId: id, token: unsignedTokenOf(uid, email) }));
}

export function pollOf({ profileId, token }: Poller): LoadRequest {
  return { path: `/api/invites/user/${profileId}`, headers: { authorization: `Bearer ${token}` } };
}

/**
 * What so many people send within half a minute: each asks for the invites received and for those sent, and has nearly
 * always seen them. A tag is the version of the list, which the rows of the bench keep at the person's id, and that nothing is
 * unread.
 *
 * @param shape the first part of a version, taken from any answer
 */
export async function pollsOfCrowd(databaseUrl: string, people: number, shape: string): Promise<LoadRequest[]> {
  const everybody = await somePeople(databaseUrl, people, 'true');
  return everybody.flatMap(({ id, uid, email }, index) => {
    const hasSeen = index % 100 >= CHANGED;
    const authorization = `Bearer ${unsignedTokenOf(uid, email)}`;
    const headers = { authorization, ...(hasSeen && { 'if-none-match': `W/"${shape}.${id}.0"` }) };
    return ['user', 'sent'].map((list) => ({ path: `/api/invites/${list}/${id}`, headers }));
  });
}

/** A token as the identity emulator makes them: unsigned, otherwise like the provider's. It lasts longer than any run. */
export function unsignedTokenOf(uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-crewdeck',
    aud: 'demo-crewdeck',
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
