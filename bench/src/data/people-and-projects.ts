import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabase } from '@crewdeck/stack';
import pg from 'pg';
import { ROOT } from '../checkout.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { fill } from './fill.sql.ts';
import { FUNCTIONS } from './functions.sql.ts';

export type Size = 1_000 | 100_000 | 1_000_000;

const CACHE = join(ROOT, '.data-bench');
const SCHEMA = join(ROOT, 'api/src/database');

/**
 * As one sets up a server for a million rows: the indexes and most rows stay in memory. The log of a bulk load is let grow,
 * or writing it out would come between. Two APIs at once may have more connections than the default.
 */
export const SETTINGS = { shared_buffers: '1GB', max_wal_size: '4GB', max_connections: '120' };

/** Address of the database with so many people and as many projects, on the one PostgreSQL of the run. */
export async function benchDatabase(workshop: Workshop, size: Size): Promise<string> {
  const data = await peopleAndProjects(workshop);
  return workshop.once(`database of ${size}`, () => data.of(size));
}

/** Address of a new database of that name with the schema and no rows, on the one PostgreSQL of the run. */
export async function emptyDatabase(workshop: Workshop, name: string): Promise<string> {
  return (await peopleAndProjects(workshop)).empty(name);
}

function peopleAndProjects(workshop: Workshop): Promise<PeopleAndProjects> {
  return workshop.once('people and projects', async () => {
    const started = await PeopleAndProjects.start();
    workshop.onEnd(started.stop);
    return started;
  });
}

/** One PostgreSQL with a database of each size that is asked for. What was made once is there in the next run. */
class PeopleAndProjects {
  private constructor(
    private readonly serverUrl: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<PeopleAndProjects> {
    const { serverUrl, stop } = await startDatabase(CACHE, SETTINGS);
    return new PeopleAndProjects(serverUrl, stop);
  }

  /** Address of the database with so many people and as many projects, which is made if there is none. */
  async of(size: Size): Promise<string> {
    const recipe = await recipeFor(size);
    const name = `people_${size}`;
    const url = `${this.serverUrl}/${name}`;
    if ((await this.recipeOf(name)) === recipe) return url;
    const started = performance.now();
    await this.empty(name);
    await makeData(url, size);
    await this.onServer(`COMMENT ON DATABASE ${name} IS '${recipe}'`);
    console.error(`${size} people and projects made in ${Math.round((performance.now() - started) / 1000)} s`);
    return url;
  }

  async empty(name: string): Promise<string> {
    const url = `${this.serverUrl}/${name}`;
    await this.onServer(`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`);
    await migrate(url);
    return url;
  }

  private async recipeOf(name: string): Promise<unknown> {
    const found = `SELECT shobj_description(oid, 'pg_database') AS recipe FROM pg_database WHERE datname = '${name}'`;
    const [result] = await this.onServer(found);
    return result?.rows[0]?.recipe;
  }

  private async onServer(...statements: string[]): Promise<pg.QueryResult[]> {
    return run(`${this.serverUrl}/postgres`, statements);
  }
}

/** Another schema makes other data: to migrate a million rows takes longer than a start may. */
async function recipeFor(size: Size): Promise<string> {
  const functions = await readdir(join(SCHEMA, 'functions'));
  const schema = [join(SCHEMA, 'schema.sql'), ...functions.sort().map((name) => join(SCHEMA, 'functions', name))];
  const texts = await Promise.all(schema.map((file) => readFile(file, 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([FUNCTIONS, fill(size), texts]))
    .digest('hex')
    .slice(0, 12);
}

/** The API migrates when it starts. */
export async function migrate(databaseUrl: string): Promise<void> {
  const api = await startApi(databaseUrl);
  await api.stop();
}

/** Fills a migrated database with so many people and as many projects; whoever was in it is gone. */
export async function makeData(url: string, size: Size): Promise<void> {
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
    'TRUNCATE users CASCADE',
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
