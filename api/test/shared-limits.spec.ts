import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { DataSource } from 'typeorm';
import { aPerson } from '../src/testing/builders.ts';
import { DatabaseGate } from '../src/testing/database-gate.ts';
import { eventually } from '../src/testing/eventually.ts';
import type { Account } from '../src/testing/people.ts';
import { aReport, knownReleases } from '../src/testing/releases-in-database.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

const LIMITS = {
  REQUESTS_PER_MINUTE_PER_PERSON: '7',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '5',
  // A busy machine is no store that is away.
  RATE_LIMIT_STORE_TIMEOUT_MS: '5000',
};
const RELEASE = '1.0.0-aaaaaaaa';

let addresses = 0;
/** An address that nobody has called from, as the edge reports it. */
function anAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

async function twoApis(databaseUrl: string, environment: Record<string, string>, log: string[] = []) {
  const settings = { ...LIMITS, ...environment, DATABASE_URL: databaseUrl };
  return [await TestApi.start(settings, { log }), await TestApi.start(settings, { log })] as const;
}

/** How many of these calls, spread over both and all at once, get which answer. */
async function statusesOf(both: readonly [TestApi, TestApi], count: number, caller: Account | null, address: string) {
  const path = caller ? 'GET /api/projects/mine' : 'GET /api/projects';
  const calls = Array.from({ length: count }, (_, index) =>
    both[index % 2 === 0 ? 0 : 1].call(caller, path, { headers: { 'x-forwarded-for': address } }),
  );
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('two processes with a shared store of limits', () => {
  let both: readonly [TestApi, TestApi];
  let database: DataSource;

  beforeAll(async () => {
    const url = await createTestDatabase();
    both = await twoApis(url, { RATE_LIMIT_STORE_URL: url });
    database = both[0].database;
  });

  afterAll(() => Promise.all(both.map((api) => api.stop())));

  it('give a visitor one number of requests', async () => {
    const address = anAddress();
    expect(await statusesOf(both, 12, null, address)).toEqual({ 200: 5, 429: 7 });
    const refused = await both[0].call(null, 'GET /api/projects', { headers: { 'x-forwarded-for': address } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusesOf(both, 5, null, anAddress())).toEqual({ 200: 5 });
  });

  it('give a person one number of requests', async () => {
    const ada = await aPerson(both[0], { name: 'Ada' });
    expect(await statusesOf(both, 10, ada, anAddress())).toEqual({ 200: 6, 429: 4 });
  });

  it('count bad tokens as visitors', async () => {
    const address = anAddress();
    const call = { token: 'none', headers: { 'x-forwarded-for': address } };
    const statuses = [];
    for (const api of [...both, ...both, ...both])
      statuses.push((await api.call(null, 'GET /api/projects/mine', call)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('believe a network twice a minute of the same', async () => {
    await knownReleases(database, 'mf-told', RELEASE);
    const body = { reports: [aReport({ module: 'mf-told', outcome: 'crash' })] };
    const headers = { 'x-forwarded-for': anAddress() };
    for (const api of [...both, ...both]) await api.call(null, 'POST /api/release-reports', { body, headers });

    const figuresOf = async (api: TestApi) => (await fetch(`${api.url}/metrics`)).text();
    const figures = (await Promise.all(both.map(figuresOf))).join('\n');
    const dropped = [...figures.matchAll(/dropped_total\{reason="too_many"\} (\d+)/g)];
    expect(dropped.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
  });

  it('write down nobody', async () => {
    const rows = await database.query('SELECT key FROM limit_counts');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }: { key: string }) => !/^(person|address|network):[\w-]{43}$/.test(key))).toEqual([]);
  });
});

describe('a shared store of limits that is away', () => {
  it('stops nobody: each process counts for itself, says so, and shares again by itself', async () => {
    const url = await createTestDatabase();
    const gate = new DatabaseGate(new URL(url));
    const log: string[] = [];
    const both = await twoApis(url, { RATE_LIMIT_STORE_URL: await gate.open() }, log);
    expect(await statusesOf(both, 12, null, anAddress())).toEqual({ 200: 5, 429: 7 });

    await gate.shut();
    expect(await statusesOf(both, 12, null, anAddress())).toEqual({ 200: 10, 429: 2 });
    expect(await (await fetch(`${both[0].url}/metrics`)).text()).toContain('\nlimit_store_failures_total 1\n');
    expect(log.filter((line) => line.includes('The store of limits does not answer'))).toHaveLength(both.length);

    await gate.open();
    await eventually(async () => (await statusesOf(both, 12, null, anAddress()))[200] === 5);
    await Promise.all(both.map((api) => api.stop()));
    await gate.shut();
  }, 30_000);

  it('may hang, or be away from the start', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = await createTestDatabase();
    for (const store of [`postgres://crewdeck@127.0.0.1:${port}/away`, 'postgres://crewdeck@127.0.0.1:9/away']) {
      const both = await twoApis(url, { RATE_LIMIT_STORE_URL: store, RATE_LIMIT_STORE_TIMEOUT_MS: '100' });
      expect(await statusesOf(both, 12, null, anAddress())).toEqual({ 200: 10, 429: 2 });
      await Promise.all(both.map((api) => api.stop()));
    }
    silent.close();
  }, 30_000);
});
