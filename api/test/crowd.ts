import pg from 'pg';
import type { ApiProcess } from '../src/testing/api-process.ts';
import type { Person } from '../src/testing/people.ts';
import { brokenInvariants } from './team-invariants.ts';

/** Somebody with one pending invite. */
export interface Invitee extends Person {
  readonly inviteId: string;
}

export interface Crowd {
  readonly owner: Person;
  readonly projectIds: readonly string[];
  readonly invitees: readonly Invitee[];
}

const PERSON = `firebase_uid AS uid, email, id AS "profileId"`;

/** One owner of some projects, each of the given size, and everybody invited to one of them: written as one statement each. */
export async function aCrowd(
  databaseUrl: string,
  { people, projects, maxTeamSize }: { people: number; projects: number; maxTeamSize: number },
): Promise<Crowd> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const insertPeople = `
    INSERT INTO users (firebase_uid, email, name)
    SELECT 'uid-' || id, id || '@students.test', 'Somebody' FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) t
    RETURNING ${PERSON}`;
  const { rows: owners } = await client.query<Person>(insertPeople, [1]);
  const { rows: receivers } = await client.query<Person>(insertPeople, [people]);
  const owner = owners[0];
  if (!owner) throw new Error('Nobody was created.');
  const { rows: created } = await client.query<{ id: string }>(
    `INSERT INTO projects (owner_id, title, max_team_size) SELECT $1, 'A project', $2 FROM generate_series(1, $3) RETURNING id`,
    [owner.profileId, maxTeamSize, projects],
  );
  const projectIds = created.map(({ id }) => id);
  const { rows: invites } = await client.query<{ id: string; receiver: string }>(
    `INSERT INTO invites (project_id, sender_id, receiver_id, role)
     SELECT ($2::uuid[])[1 + place % $3], $1, receiver, 'Developer' FROM unnest($4::uuid[]) WITH ORDINALITY AS t (receiver, place)
     RETURNING id, receiver_id AS receiver`,
    [owner.profileId, projectIds, projects, receivers.map(({ profileId }) => profileId)],
  );
  await client.end();
  const inviteIds = new Map(invites.map(({ id, receiver }) => [receiver, id]));
  return {
    owner,
    projectIds,
    invitees: receivers.map((one) => ({ ...one, inviteId: inviteIds.get(one.profileId) ?? '' })),
  };
}

export const accept = (api: ApiProcess, invitee: Invitee) =>
  api.call(invitee, `PATCH /api/invites/${invitee.inviteId}`, { status: 'accepted' });

/** Rows of a statement, on a connection of its own. */
export async function rowsOf<T extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

export const brokenIn = (databaseUrl: string) =>
  brokenInvariants({ query: (text: string) => rowsOf(databaseUrl, text) as Promise<never> });
