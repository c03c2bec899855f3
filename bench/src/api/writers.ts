import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { emptyDatabase } from '../data/people-and-projects.ts';
import type { Measure } from '../figure.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { inAnotherProcess } from './in-another-process.ts';
import { insertPeople } from './people.ts';
import type { Writer, WritingOutcome } from './writing.ts';

const GENERATOR = fileURLToPath(new URL('./write-generator.js', import.meta.url));
const WRITERS = 32;
const SECONDS = 4;

/** One transaction for each writer at once, and no limit that a few people would run into. */
const ENVIRONMENT = {
  DATABASE_POOL_SIZE: String(WRITERS),
  INVITES_PER_TEN_MINUTES: '1000000',
  INVITES_PER_DAY: '1000000',
  INVITES_PER_DAY_UNCONFIRMED: '1000000',
  INVITES_PER_DAY_TO_ONE: '1000000',
  CHANGES_PER_DAY: '1000000',
  INTERESTS_PER_DAY: '1000000',
};

const PROJECTS = `
  INSERT INTO projects (owner_id, title, max_team_size)
  SELECT owner, 'A project', 2 FROM unnest($1::uuid[]) AS owner RETURNING id`;

/**
 * Writes a second that one API answers to 32 writers, on a database of its own.
 *
 * @param statements what is different in this database
 */
export async function writeThroughput(workshop: Workshop, name: string, statements: string[] = []): Promise<Measure> {
  const databaseUrl = await emptyDatabase(workshop, name);
  const writers = await makeWriters(databaseUrl, statements);
  const api = await startApi(databaseUrl, ENVIRONMENT);
  workshop.onEnd(() => api.stop());
  const writing = { url: api.url, writers, seconds: SECONDS };
  return async () => {
    const { writes, seconds } = await inAnotherProcess<WritingOutcome>(GENERATOR, writing);
    return writes / seconds;
  };
}

async function makeWriters(connectionString: string, statements: readonly string[]): Promise<Writer[]> {
  const people = await insertPeople(connectionString, 2 * WRITERS);
  const owners = people.slice(0, WRITERS);
  const visitors = people.slice(WRITERS);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query<{ id: string }>(PROJECTS, [owners.map(({ id }) => id)]);
    return rows.flatMap(({ id: projectId }, index) => {
      const [owner, visitor] = [owners[index], visitors[index]];
      return owner && visitor ? [{ projectId, owner, visitor }] : [];
    });
  } finally {
    await client.end();
  }
}
