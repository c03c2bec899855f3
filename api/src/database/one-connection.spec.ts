import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/test-database.ts';
import { BatchLoader } from './batch-loader.ts';
import { createDataSource, poolOf } from './data-source.ts';

/** As somebody who is in no transaction. */
const outside = AsyncLocalStorage.snapshot();
const batches = new BatchLoader(async (asked: readonly number[]) => asked);

const REFUSED = /may not ask the pool for a second connection/;

describe('a transaction', () => {
  let database: DataSource;

  beforeAll(async () => {
    const url = await createTestDatabase();
    database = await createDataSource({ url, poolSize: 2, statementTimeoutMs: 5_000 }, []).initialize();
  });

  afterAll(() => database.destroy());

  const inside = (act: () => Promise<unknown>) => database.transaction(act);

  it.each<[string, () => Promise<unknown>]>([
    ['a statement of the pool', () => database.query('SELECT 1')],
    ['a prepared one', async () => poolOf(database).query('SELECT 1')],
    ['another transaction', () => database.transaction(async () => undefined)],
    ['a batch', async () => batches.load(1)],
    [
      'a batch that others have begun',
      async () => {
        void outside(() => batches.load(1));
        await batches.load(2);
      },
    ],
  ])('is refused a second connection: %s', async (_, act) => {
    await expect(inside(act)).rejects.toThrow(REFUSED);
  });

  it('has its own, for as many statements as it likes', async () => {
    const rows = await database.transaction(async (manager) => [
      await manager.query('SELECT 1 AS one'),
      await manager.query('SELECT 2 AS two'),
    ]);
    expect(rows).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  });

  it('leaves what goes on after its end free to ask', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const later = await database.transaction(async () => ({
      read: ended.then(() => database.query('SELECT 1 AS one')),
    }));
    end();
    expect(await later.read).toEqual([{ one: 1 }]);
  });

  it('of somebody else does not matter', async () => {
    const open = database.transaction((manager) => manager.query('SELECT pg_sleep(0.1)'));
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await open;
  });
});
