import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { parseConfig } from '../platform/config/config.ts';
import { Limit, type LimitRule } from '../platform/limits/limit.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { PostgresLimitStore } from './limit-store.ts';
import { migrate } from './migrate.ts';

const DAY_SECONDS = 86_400;
const BATCH = 1_000;

describe('the shared store of limits', () => {
  let database: DataSource;
  let stores: PostgresLimitStore[];
  let names = 0;

  beforeAll(async () => {
    const url = await createTestDatabase();
    database = await createDataSource({ url, poolSize: 2, statementTimeoutMs: 10_000 }, []).initialize();
    await migrate(database);
    const settings = { RATE_LIMIT_STORE_URL: url, RATE_LIMIT_STORE_TIMEOUT_MS: '5000' };
    const config = parseConfig({ DATABASE_URL: url, FIREBASE_PROJECT_ID: 'demo-crewdeck', ...settings });
    stores = [new PostgresLimitStore(config, new Registry()), new PostgresLimitStore(config, new Registry())];
  });

  afterAll(async () => {
    for (const store of stores) await store.onApplicationShutdown();
    await database.destroy();
  });

  beforeEach(() => database.query('TRUNCATE limit_counts'));

  /** One rule of a name that no other test has, in both processes. */
  function limitsOf(rule: Partial<LimitRule>) {
    names += 1;
    return stores.map(
      (store) => new Limit({ name: `rule ${names}`, most: 3, perSeconds: DAY_SECONDS, ...rule }, store),
    );
  }
  async function grantedOf(limits: Limit[], times: number, key = 'ada') {
    const takes = Array.from({ length: times }, (_, index) => limits[index % limits.length]?.take(key));
    return (await Promise.all(takes)).filter((wait) => wait === null).length;
  }

  it('grants as many as there is room for, however many ask at once for however many keys', async () => {
    const limits = limitsOf({ most: 9 });
    expect(await Promise.all(['ada', 'bob', 'eve'].map((key) => grantedOf(limits, 200, key)))).toEqual([9, 9, 9]);
  });

  it('is asked only of callers who have had a tenth of the limit, and told of all of that', async () => {
    const limits = limitsOf({ most: 50 }).slice(0, 1);
    await grantedOf(limits, 5);
    expect(await database.query('SELECT FROM limit_counts')).toEqual([]);
    await grantedOf(limits, 2);
    expect(await database.query('SELECT points FROM limit_counts')).toEqual([{ points: 7 }]);
  });

  it('is not asked again for what it has refused', async () => {
    const [one, other] = limitsOf({ most: 2 });
    const waits = [await one?.take('ada'), await one?.take('ada'), await other?.take('ada')];
    expect(waits).toEqual([null, null, expect.any(Number)]);
    await database.query('TRUNCATE limit_counts');
    expect(await other?.take('ada')).toEqual(expect.any(Number));
    expect(await database.query('SELECT FROM limit_counts')).toEqual([]);
  });

  it('forgets many thousands in small steps, without waiting for anybody, and goes on counting meanwhile', async () => {
    await database.query(`INSERT INTO limit_counts SELECT 'old ' || n, 1, 1 FROM generate_series(1, 12000) AS n`);
    const held = database.createQueryRunner();
    await held.query('BEGIN');
    await held.query(`SELECT * FROM limit_counts WHERE key = 'old 1' FOR UPDATE`);
    const forget = async (store: PostgresLimitStore) => {
      while ((await store.forgetOld(BATCH)) === BATCH);
    };
    const [granted] = await Promise.all([grantedOf(limitsOf({ most: 9 }), 100), ...stores.map(forget)]);
    await held.query('ROLLBACK');
    await held.release();
    expect(granted).toBe(9);
    const kept = await database.query('SELECT key, points FROM limit_counts ORDER BY points');
    expect(kept).toEqual([{ key: 'old 1', points: 1 }, expect.objectContaining({ points: expect.any(Number) })]);
    const plan = await database.query(
      `EXPLAIN SELECT key FROM limit_counts WHERE expire < 1 ORDER BY expire LIMIT ${BATCH}`,
    );
    expect(JSON.stringify(plan)).toContain('limit_counts_by_end');
  });
});
