import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';

describe('the migrations', () => {
  let database: DataSource;
  const open = (url: string) => createDataSource({ url, poolSize: 3, statementTimeoutMs: 10_000 }).initialize();

  beforeEach(async () => {
    database = await open(await createTestDatabase());
  });

  afterEach(() => database.destroy());

  it('make what the entities describe, so that generating a migration yields nothing', async () => {
    await migrate(database);
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('leave nothing behind when they are undone', async () => {
    await migrate(database);
    for (const _ of database.migrations) await database.undoLastMigration();
    const rows = await database.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
       UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND probin IS NULL`,
    );
    expect(rows).toEqual([]);
  });

  it('run once when two processes start at the same time', async () => {
    const second = await open(String(database.options.type === 'postgres' && database.options.url));
    await Promise.all([migrate(database), migrate(second)]);
    const [{ count }] = await database.query('SELECT count(*)::int AS count FROM migrations');
    expect(count).toBe(database.migrations.length);
    await second.destroy();
  });
});
