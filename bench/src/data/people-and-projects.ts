import { join } from 'node:path';
import { startDatabase } from '@crewdeck/stack';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import pg from 'pg';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { fill } from './fill.sql.ts';
import { FUNCTIONS } from './functions.sql.ts';

/**
 * As one sets up a server for a million rows: the indexes and most rows stay in memory. The log of a bulk load is let grow,
 * or writing it out would come between. Two APIs at once may have more connections than the default.
 */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '4GB', max_connections: '120' };

/** Address of a database with so many people and as many projects, which goes with the run. A million take some minutes. */
export function peopleAndProjects(workshop: Workshop, size: number): Promise<string> {
  return workshop.once(`${size} people and projects`, async () => {
    const serverUrl = await theServer(workshop);
    const name = `people_${size}`;
    const url = `${serverUrl}/${name}`;
    await run(`${serverUrl}/postgres`, [`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`]);
    // The API migrates when it starts.
    await (await startApi(url)).stop();
    await makeData(url, size);
    return url;
  });
}

/** One PostgreSQL for all sizes. */
function theServer(workshop: Workshop): Promise<string> {
  return workshop.once('PostgreSQL', async () => {
    const { serverUrl, remove } = await startDatabase(join(ROOT, '.data-bench'), SETTINGS);
    workshop.onEnd(remove);
    return serverUrl;
  });
}

/** Fills a migrated database. */
async function makeData(url: string, size: number): Promise<void> {
  const settings = [
    'SET session_replication_role = replica',
    `SET maintenance_work_mem = '1GB'`,
    `SET work_mem = '256MB'`,
    'SET max_parallel_maintenance_workers = 2',
  ];
  const [indexes] = await run(url, [INDEXES]);
  const definitions: { name: string; definition: string }[] = indexes?.rows ?? [];
  await run(url, FUNCTIONS);
  await run(url, [
    ...settings,
    // A table that is emptied and filled in one transaction is not written to the log as well.
    'BEGIN',
    ...definitions.map(({ name }) => `DROP INDEX ${name}`),
    ...fill(size),
    'COMMIT',
    ...definitions.map(({ definition }) => definition),
    'VACUUM ANALYZE',
  ]);
}

/** Those that are no constraints: row by row they would take most of the time, and are built at the end. */
const INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE tablename IN ('users', 'projects', 'invites', 'project_members', 'interests', 'invite_lists')
    AND indexname NOT IN (SELECT conname FROM pg_constraint) AND schemaname = 'public'`;

async function run(connectionString: string, statements: readonly string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}
