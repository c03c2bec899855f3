import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { parseConfig } from '../platform/config/config.ts';
import type { LimitRule } from '../platform/limits/limit.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { PostgresLimitStore } from './limit-store.ts';
import { migrate } from './migrate.ts';

const DAY_MS = 86_400_000;
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

  beforeEach(() => database.query('TRUNCATE shared_counts'));

  /** One rule of a name that no other test has, in both processes. A day long, so that no window ends meanwhile. */
  function countersOf(rule: Partial<LimitRule>) {
    names += 1;
    return stores.map((store) => store.counterOf({ name: `rule ${names}`, most: 3, windowMs: DAY_MS, ...rule }));
  }
  async function waitsOf(counters: ReturnType<typeof countersOf>, times: number, key = 'ada') {
    const takes = Array.from({ length: times }, (_, index) => counters[index % counters.length]?.take(key));
    return Promise.all(takes);
  }
  const granted = (waits: readonly (number | null | undefined)[]) => waits.filter((wait) => wait === null).length;
  /** As if the clock had been read so many windows earlier when it was counted. */
  const age = (windows: number) => database.query('UPDATE shared_counts SET turn = turn - $1', [windows]);

  it('grants as many as there is room for, however many ask at once for however many keys', async () => {
    const counters = countersOf({ most: 50 });
    const people = ['ada', 'bob', 'eve'].map((key) => waitsOf(counters, 500, key));
    expect((await Promise.all(people)).map(granted)).toEqual([50, 50, 50]);
  });

  it('counts nothing that it refuses, and says when there is room', async () => {
    const waits = await waitsOf(countersOf({}), 10);
    expect(granted(waits)).toBe(3);
    expect(Math.min(...waits.map((wait) => wait ?? 1))).toBeGreaterThan(0);
    expect(await database.query('SELECT count FROM shared_counts')).toEqual([{ count: 3 }]);
  });

  it('lets the window before weigh in, and none before that', async () => {
    const counters = countersOf({ most: 1 });
    expect(granted(await waitsOf(counters, 2))).toBe(1);
    await age(1);
    expect(granted(await waitsOf(counters, 2))).toBe(0);
    await age(2);
    expect(granted(await waitsOf(counters, 2))).toBe(1);
  });

  it('locks nobody out when the clock is set back, and takes a moment of it for a window that has just begun', async () => {
    const counters = countersOf({ most: 1 });
    await waitsOf(counters, 1);
    await age(-1);
    expect(granted(await waitsOf(counters, 2))).toBe(0);
    await age(-100);
    expect(granted(await waitsOf(counters, 2))).toBe(1);
  });

  it('forgets what weighs nothing any more', async () => {
    await waitsOf(countersOf({}), 1);
    await waitsOf(countersOf({ windowMs: 1_000 }), 1);
    await database.query(`UPDATE shared_counts SET over_at = over_at - interval '1 minute'`);
    expect(await stores[0]?.forgetOld(BATCH)).toBe(1);
    expect(await database.query('SELECT count FROM shared_counts')).toHaveLength(1);
  });

  it('forgets many thousands in small steps, without waiting for anybody, and goes on counting meanwhile', async () => {
    await database.query(`
      INSERT INTO shared_counts SELECT 'old ' || n, 0, 1, 0, 1, now() - interval '1 minute' FROM generate_series(1, 12000) AS n`);
    const held = database.createQueryRunner();
    await held.query('BEGIN');
    await held.query(`SELECT * FROM shared_counts WHERE key = 'old 1' FOR UPDATE`);
    const counters = countersOf({ most: 50 });
    const forget = async (store: PostgresLimitStore) => {
      while ((await store.forgetOld(BATCH)) === BATCH);
    };
    const [waits] = await Promise.all([waitsOf(counters, 100), ...stores.map(forget)]);
    await held.query('ROLLBACK');
    await held.release();
    expect(granted(waits)).toBe(50);
    expect(await database.query(`SELECT key FROM shared_counts WHERE key LIKE 'old %'`)).toEqual([{ key: 'old 1' }]);
    const plan = await database.query(
      `EXPLAIN SELECT key FROM shared_counts WHERE over_at < now() ORDER BY over_at LIMIT ${BATCH}`,
    );
    expect(JSON.stringify(plan)).toContain('shared_counts_by_end');
  });
});
