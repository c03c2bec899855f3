import { isLocked } from '@crewdeck/stack/bin/platform.mjs';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../src/database/data-source.ts';
import { migrate } from '../src/database/migrate.ts';
import { createEmptyDatabase } from '../src/testing/test-database.ts';
import { contractsIn } from './contracting.ts';

type Migration = Pick<MigrationInterface, 'up' | 'transaction'>;

/** No release is older than the baseline. */
const isRuled = ({ name }: { name: string }) => !name.startsWith('Baseline');

/** Elsewhere only CI reads the migrations, and `npm test` names what it skips. */
const describeWithSquawk = isLocked('squawk-cli') ? describe : describe.skip;

describeWithSquawk('a migration, while the API of the release before goes on', () => {
  let database: DataSource;
  let runner: QueryRunner;
  let ruled: (new () => MigrationInterface)[];

  beforeAll(async () => {
    database = createDataSource({ url: await createEmptyDatabase(), poolSize: 2, statementTimeoutMs: 10_000 }, []);
    const all = database.options.migrations as (new () => MigrationInterface)[];
    ruled = all.filter(isRuled);
    await database.setOptions({ migrations: all.filter((one) => !isRuled(one)) }).initialize();
    await migrate(database);
    runner = database.createQueryRunner();
  });

  afterAll(async () => {
    await runner.release();
    await database.destroy();
  });

  /** Runs it, and judges what it ran. */
  async function judge({ up, transaction }: Migration): Promise<string[]> {
    const statements: string[] = [];
    const query = (statement: string, ...rest: unknown[]) => {
      statements.push(statement);
      return Reflect.apply(runner.query, runner, [statement, ...rest]);
    };
    await up(Object.create(runner, { query: { value: query } }));
    return contractsIn(statements, transaction ?? true);
  }

  it('only adds to the schema, and reads no table while others wait for it', async () => {
    const found: Record<string, string[]> = {};
    for (const Ruled of ruled) {
      const migration = new Ruled();
      const contracts = await judge({ transaction: migration.transaction, up: (noting) => migration.up(noting) });
      if (contracts.length > 0) found[Ruled.name] = contracts;
    }
    expect(found).toEqual({});
  });

  it('may make tables with indexes, add columns that need no value, and take more words in a column', async () => {
    const up = async (noting: QueryRunner) => {
      await noting.query('CREATE TABLE songs (id uuid PRIMARY KEY, title text NOT NULL)');
      await noting.query('CREATE INDEX songs_title ON songs (title)');
      await noting.query('ALTER TABLE projects ADD COLUMN song text, ADD COLUMN volume smallint NOT NULL DEFAULT 1');
      await noting.query(`
        ALTER TABLE interests DROP CONSTRAINT interests_status_known,
          ADD CONSTRAINT interests_status_known CHECK (status IN ('shown', 'sung')) NOT VALID`);
    };
    expect(await judge({ up })).toEqual([]);
    await runner.query('DROP TABLE songs');
  });

  it.each([
    ['ban-drop-column', 'ALTER TABLE projects DROP COLUMN difficulty'],
    ['ban-drop-table', 'DROP TABLE blocks'],
    ['renaming-column', 'ALTER TABLE users RENAME COLUMN bio TO about'],
    ['renaming-table', 'ALTER TABLE interests RENAME TO wishes'],
    ['changing-column-type', 'ALTER TABLE project_members ALTER COLUMN missed_check_ins TYPE integer'],
    ['adding-required-field', 'ALTER TABLE hackathons ADD COLUMN place text NOT NULL'],
    ['adding-not-nullable-field', 'ALTER TABLE users ALTER COLUMN bio SET NOT NULL'],
    ['constraint-missing-not-valid', `ALTER TABLE users ADD CONSTRAINT users_named CHECK (name <> '')`],
    ['require-concurrent-index-creation', 'CREATE INDEX users_bio ON users (bio)'],
    ['require-concurrent-index-deletion', 'DROP INDEX users_search'],
  ])('is found to break or to hold up others: %s', (rule, statement) => {
    expect(contractsIn([statement]).map((finding) => finding.split(':')[0])).toEqual([rule]);
  });

  it('takes something away a release later, and says so', () => {
    const statement = '-- squawk-ignore ban-drop-column\nALTER TABLE projects DROP COLUMN difficulty';
    expect(contractsIn([statement])).toEqual([]);
  });
});
