import type { DataSource, QueryRunner } from 'typeorm';
import { ENTITIES } from '../src/app.module.ts';
import { createDataSource } from '../src/database/data-source.ts';
import { migrate } from '../src/database/migrate.ts';
import { SearchableTexts1796000000030 } from '../src/database/migrations/1796000000030-searchable-texts.ts';
import { createEmptyDatabase } from '../src/testing/test-database.ts';

describe('the migrations', () => {
  let database: DataSource;
  const open = (url: string) =>
    createDataSource({ url, poolSize: 3, statementTimeoutMs: 10_000 }, ENTITIES).initialize();

  beforeEach(async () => {
    database = await open(await createEmptyDatabase());
  });

  afterEach(() => database.destroy());

  it('make the columns that the entities name, with their types and defaults, and no other', async () => {
    await migrate(database);
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => !NOT_IN_ENTITIES.test(query))).toEqual([]);
  });

  it('refuse a database from before the baseline', async () => {
    await database.query(
      'CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name text NOT NULL)',
    );
    await database.query(`INSERT INTO migrations (timestamp, name) VALUES (1763700000001, 'CreateUsers1763700000001')`);
    await expect(migrate(database)).rejects.toThrow(
      'this database was made by a Crewdeck from before the baseline of the schema: use an empty one ("npm start -- --fresh" for the demo).',
    );
  });

  it('run once when two processes start at the same time', async () => {
    const second = await open(String(database.options.type === 'postgres' && database.options.url));
    await Promise.all([migrate(database), migrate(second)]);
    const [{ count }] = await database.query('SELECT count(*)::int AS count FROM migrations');
    expect(count).toBe(database.migrations.length);
    await second.destroy();
  });

  it('take as long as they need, however short the limit for requests is', async () => {
    class Slow1763700000099 {
      up = (runner: QueryRunner) => runner.query('SELECT pg_sleep(0.3)');
      down = async () => undefined;
    }
    const impatient = createDataSource(
      { url: await createEmptyDatabase(), poolSize: 3, statementTimeoutMs: 100 },
      ENTITIES,
    );
    await impatient.setOptions({ migrations: [Slow1763700000099] }).initialize();
    await migrate(impatient);
    expect(await impatient.query('SELECT name FROM migrations')).toEqual([{ name: 'Slow1763700000099' }]);
    await impatient.destroy();
  });

  it('keep every row of a filled database, up, down and up again', async () => {
    const all = database.migrations.length;
    await database.destroy();
    const { url } = database.options as { url: string };
    const first = createDataSource({ url, poolSize: 3, statementTimeoutMs: 10_000 }, ENTITIES);
    await first.setOptions({ migrations: (first.options.migrations as []).slice(0, FIRST_SCHEMA) }).initialize();
    await migrate(first);
    await first.query(ROWS);
    const filled = await everyRow(first);
    expect(Object.values(filled).map((rows) => rows.length)).toEqual([3, 1, 1, 2, 1, 1]);
    await first.destroy();
    database = await open(url);

    await migrate(database);
    // Builds and reads every index with the rows in it, as maintenance does.
    await database.query('ANALYZE');
    await database.query(`REINDEX DATABASE ${String(database.driver.database)}`);
    expect(await everyRow(database)).toMatchObject(filled);

    for (let undone = FIRST_SCHEMA; undone < all; undone++) await database.undoLastMigration();
    expect(await everyRow(database)).toEqual(filled);

    await migrate(database);
    expect(await everyRow(database)).toMatchObject(filled);
  });

  it('let searches without accents find people and projects from before', async () => {
    await migrate(database);
    const runner = database.createQueryRunner();
    await runner.query(ROWS);
    await runner.query(`UPDATE projects SET title = 'Café'`);
    const filled = await everyRow(database);
    await runner.query('SET session_replication_role = replica');
    await runner.query('UPDATE users SET search_text = folded(bio) WHERE bio IS NOT NULL');
    await runner.query('UPDATE projects SET search_text = folded(title)');
    await runner.query('SET session_replication_role = origin');

    await new SearchableTexts1796000000030().up(runner);
    await runner.release();
    expect(await everyRow(database)).toEqual(filled);
    expect(filled).toMatchObject({
      users: [{ search_text: expect.stringContaining('\u001felan · 王') }, {}, {}],
      projects: [{ search_text: 'café\u001f\u001fcafe' }],
    });
  });
});

/** Constraints and indexes stand in SQL alone, so TypeORM would drop them. */
const NOT_IN_ENTITIES = /^DROP INDEX|^ALTER TABLE "\w+" DROP CONSTRAINT/;

/** The baseline, which has no way back. */
const FIRST_SCHEMA = 1;

const ROWS = `
  INSERT INTO users (id, firebase_uid, email, name, bio, skills) VALUES
    ('00000000-0000-4000-8000-000000000001', 'o', 'o@x.test', 'Olga', 'Élan · 王', '[{"name":"C#","level":"Advanced"}]'),
    ('00000000-0000-4000-8000-000000000002', 'm', 'm@x.test', 'Max', NULL, '[]'),
    ('00000000-0000-4000-8000-000000000003', 'r', 'r@x.test', '', NULL, '[]');
  INSERT INTO projects (id, owner_id, title, tags, tech_stack, max_team_size) VALUES
    ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000001', 'Map', '{web}', '{Go,C++}', 3);
  INSERT INTO invites (id, project_id, sender_id, receiver_id, role, status, answered_at) VALUES
    ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a',
     '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'Tester', 'accepted', now()),
    ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000a',
     '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', 'Tester', 'pending', NULL);
  INSERT INTO project_members (project_id, user_id, role, invite_id) VALUES
    ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000002', 'Tester',
     '00000000-0000-4000-8000-00000000000b');
  INSERT INTO interests (user_id, project_id) VALUES
    ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-00000000000a');
  INSERT INTO hackathons (title, event_date, hackathon_link) VALUES ('Jam', '2027-01-01', 'https://jam.example')`;

async function everyRow(database: DataSource): Promise<Record<string, unknown[]>> {
  const tables = ['users', 'projects', 'project_members', 'invites', 'interests', 'hackathons'];
  const columns = tables.map((table) => `(SELECT json_agg(t ORDER BY id) FROM ${table} t) AS ${table}`);
  const [rows] = await database.query(`SELECT ${columns.join(', ')}`);
  return rows;
}
