import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import sql from 'sql-template-tag';
import { DataSource, type QueryRunner } from 'typeorm';
import { buildIndex } from '../src/database/build-index.ts';
import { createDataSource } from '../src/database/data-source.ts';
import { migrate } from '../src/database/migrate.ts';
import { ApiProcess } from '../src/testing/api-process.ts';
import { createEmptyDatabase } from '../src/testing/test-database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function as(role: string, url: string): string {
  return Object.assign(new URL(url), { username: role, password: 'of-the-test' }).href;
}

describe('a role that may not change the schema', () => {
  const [owner, api] = [`owner_${randomUUID().slice(0, 8)}`, `api_${randomUUID().slice(0, 8)}`];
  let url: string;

  beforeAll(async () => {
    url = await createEmptyDatabase();
    const name = new URL(url).pathname.slice(1);
    await query(
      url,
      `CREATE ROLE ${owner} LOGIN PASSWORD 'of-the-test'`,
      `CREATE ROLE ${api} LOGIN PASSWORD 'of-the-test'`,
      `ALTER DATABASE ${name} OWNER TO ${owner}`,
      `ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${api}`,
      `ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} GRANT USAGE ON SEQUENCES TO ${api}`,
    );
  });

  it('does not start the API before somebody has migrated, and says what to run', async () => {
    const process = ApiProcess.spawn({ DATABASE_URL: as(api, url) });
    expect(await process.exit).toBe(1);
    expect(process.output).toContain(
      'The API could not start: the schema is older than this API needs, and this role may not change it: run "node api/dist/database/run-migrations.js" as one that may.\n',
    );
  });

  it('runs the API once another role has, and changes no table', async () => {
    const migration = () =>
      run(process.execPath, ['api/dist/database/run-migrations.js'], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: as(owner, url) },
      });
    expect((await migration()).stdout).toMatch(/^Migrations run: Baseline\d+\b/);
    expect((await migration()).stdout).toBe('Migrations run: none, the schema is up to date.\n');

    const running = await ApiProcess.start({ DATABASE_URL: as(api, url) });
    const ada = { uid: 'uid-ada', email: 'ada@students.test' };
    const profile = { firebaseUid: ada.uid, email: ada.email, name: 'Ada' };
    expect((await running.call(ada, 'POST /api/users', profile)).status).toBe(201);
    expect((await running.call(ada, 'POST /api/projects', { title: 'Engine' })).status).toBe(201);
    expect((await running.call(null, 'GET /api/registry')).status).toBe(200);
    expect(await running.stop()).toBe(0);
    await expect(query(as(api, url), 'ALTER TABLE users ADD COLUMN x int')).rejects.toThrow('must be owner');
  });
});

/** Whether a migration waits for the table at this moment. */
async function isWaitedFor(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM pg_locks WHERE relation = 'things'::regclass AND NOT granted`);
  return rows.length > 0;
}

describe('a migration of what is in use', () => {
  let url: string;
  const open = (migrations: (new () => object)[]) => {
    const { options } = createDataSource({ url, poolSize: 3, statementTimeoutMs: 10_000 }, []);
    return new DataSource({ ...options, migrations } as typeof options).initialize();
  };

  beforeEach(async () => {
    url = await createEmptyDatabase();
    await query(url, 'CREATE TABLE things (id int)');
  });

  class AddColumn1763700000099 {
    up = (runner: QueryRunner) => runner.query('ALTER TABLE things ADD COLUMN name text');
    down = async () => undefined;
  }

  it('lets others through while it waits for a table, gives up in the end, and says so', async () => {
    const [reader, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('BEGIN; SELECT * FROM things');
    const database = await open([AddColumn1763700000099]);
    let outcome: unknown = 'still trying';
    const trying = migrate(database).catch(({ message }) => {
      outcome = message;
    });
    while (!(await isWaitedFor(other))) await sleep(20);
    await other.query('SELECT * FROM things');
    expect(outcome).toBe('still trying');
    await trying;
    expect(outcome).toBe('a table was in use each time that a migration tried to change it: please try again.');
    await Promise.all([reader.end(), other.end()]);
    expect(await migrate(database)).toEqual(['AddColumn1763700000099']);
    await database.destroy();
  });

  it('goes on by itself as soon as the table is free', async () => {
    const [reader, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('BEGIN; SELECT * FROM things');
    const database = await open([AddColumn1763700000099]);
    const migrating = migrate(database);
    while (!(await isWaitedFor(other))) await sleep(20);
    while (await isWaitedFor(other)) await sleep(20);
    await reader.query('COMMIT');
    expect(await migrating).toEqual(['AddColumn1763700000099']);
    await Promise.all([reader.end(), other.end()]);
    await database.destroy();
  });

  it('builds an index while others write, with two processes that start at once', async () => {
    class AddIndex1763700000099 {
      transaction = false;
      up = async (runner: QueryRunner) => {
        await runner.query('SELECT pg_sleep(0.3)');
        await buildIndex(runner, sql`things_id`, sql`things (id)`);
      };
      down = async () => undefined;
    }
    const both = [await open([AddIndex1763700000099]), await open([AddIndex1763700000099])];
    const ran = await Promise.all(both.map((database) => migrate(database)));
    expect(ran.flat()).toEqual(['AddIndex1763700000099']);
    for (const database of both) await database.destroy();
  });
});
