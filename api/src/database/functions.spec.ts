import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { replaceFunctions } from './functions.ts';
import { migrate } from './migrate.ts';

const NAMES = `SELECT skill_names('[{"name":"Go"}]') AS names`;

describe('the functions of the database', () => {
  let database: DataSource;

  beforeEach(async () => {
    database = createDataSource({ url: await createTestDatabase(), poolSize: 1, statementTimeoutMs: 10_000 }, []);
    await database.initialize();
    await database.query(
      `CREATE OR REPLACE FUNCTION skill_names(skills jsonb) RETURNS text LANGUAGE sql IMMUTABLE RETURN 'other';
       COMMENT ON FUNCTION skill_names IS 'digest of another file'`,
    );
  });

  afterEach(() => database.destroy());

  it('are replaced when their file has changed, the others are left alone', async () => {
    const runner = database.createQueryRunner();
    expect(await replaceFunctions(runner)).toEqual(['skill_names']);
    expect(await replaceFunctions(runner)).toEqual([]);
    expect(await runner.query(NAMES)).toEqual([{ names: 'Go' }]);
    await runner.release();
  });

  it('stay as a later release has made them', async () => {
    await database.query(`INSERT INTO migrations (timestamp, name) VALUES (2763700000000, 'Later2763700000000')`);
    await migrate(database);
    expect(await database.query(NAMES)).toEqual([{ names: 'other' }]);
  });

  it('are made before the migrations run', async () => {
    await migrate(database);
    expect(await database.query(NAMES)).toEqual([{ names: 'Go' }]);
  });
});
