import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@crewdeck/contract';
import { LISTENER_NAME } from '../database/change-listener.ts';
import { queriesDuring } from '../testing/queries-during.ts';
import { aModule, aRelease, change } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const WHY = 'It shows nothing';

/** When a promise came true, in milliseconds. */
async function timed<T>(promise: Promise<T>): Promise<{ value: T; at: number }> {
  return { value: await promise, at: performance.now() };
}

describe('the registry', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const read = async (query = '', from = api) => (await from.call<Registry>(null, `GET /api/registry${query}`)).body;
  const poll = (after: number, wait = 20, from = api) => read(`?after=${after}&wait=${wait}`, from);
  /** Another process on the same data, ended whatever comes. */
  const beside = async (environment: Record<string, string>, act: (other: TestApi) => Promise<void>) => {
    const other = await TestApi.start({ DATABASE_URL: api.databaseUrl, ...environment });
    await act(other).finally(() => other.stop());
  };
  const listeners = async () => {
    const [{ count }] = await api.database.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1 AND query LIKE ANY ('{LISTEN%,SELECT 1}')`,
      [LISTENER_NAME],
    );
    return count;
  };
  const untilListening = async () => {
    while ((await listeners()) === 0) await sleep(20);
  };

  it('says what is out of every module, and no word more', async () => {
    const { revision } = await read();
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0']);
    const canary = await aRelease(api, { module, version: '1.2.0' });
    await change(api, module, { action: 'activate', release: canary, percent: 12.5 });
    await change(api, module, { action: 'stop', reason: WHY });

    const registry = await read();

    expect(registry.revision).toBe(revision + 4);
    const [lastGood, live] = releases;
    expect(registry.modules[module]).toEqual({
      live,
      lastGood,
      canary: { release: canary, percent: 12.5 },
      isStopped: true,
      digests: Object.fromEntries([...releases, canary].map((it) => [it, expect.stringMatching(/^sha384-.{64}$/)])),
    });
    expect(JSON.stringify(registry)).not.toContain(WHY);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await api.call<Registry>(null, 'GET /api/registry');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await api.call(null, 'GET /api/registry', { headers: known })).status).toBe(304);
  });

  it('reaches whoever waits as soon as it changes', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const { revision } = await read();
    await untilListening();
    const polls = Array.from({ length: 50 }, () => timed(poll(revision)));
    await sleep(300);
    const changed = await timed(change(api, module, { action: 'stop', reason: WHY }));

    const answers = await Promise.all(polls);

    const latencies = answers.map(({ at }) => Math.round(at - changed.at)).sort((one, other) => one - other);
    process.stdout.write(
      `50 polls were answered ${latencies.at(0)} to ${latencies.at(-1)} ms after the answer to the change.\n`,
    );
    expect(answers.map(({ value }) => value.revision)).toEqual(answers.map(() => revision + 1));
    expect(latencies.at(-1)).toBeLessThan(5_000);
  });

  it('is told at once to whoever has another one, earlier or later', async () => {
    const { revision } = await read();
    const startedAt = performance.now();
    const answers = await Promise.all([poll(revision - 1), poll(revision + 1), poll(Number.MAX_SAFE_INTEGER)]);
    expect(answers.map((registry) => registry.revision)).toEqual([revision, revision, revision]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('is told as it is when the time is over', async () => {
    const { revision } = await read();
    const startedAt = performance.now();
    expect((await poll(revision, 1)).revision).toBe(revision);
    expect(performance.now() - startedAt).toBeGreaterThan(900);
  });

  it('costs one look when somebody comes to wait, and none while nothing changes', async () => {
    const { revision } = await read();
    const queries = await queriesDuring(api, async () => {
      void poll(revision, 4);
      await sleep(2_000);
    });
    expect(queries.filter(({ sql }) => sql.includes('FROM registry'))).toHaveLength(1);
  });

  it('is answered in time by a process whose requests must be short, and counts no waiting as work', async () => {
    await beside({ REQUEST_TIMEOUT_MS: '1500' }, async (hasty) => {
      const { revision } = await read();
      const answer = await hasty.call<Registry>(null, `GET /api/registry?after=${revision}&wait=20`);
      expect([answer.status, answer.body.revision]).toEqual([200, revision]);
      const figures = await (await fetch(`${hasty.url}/metrics`)).text();
      const [, sum = ''] = /duration_seconds_sum\{method="GET",route="\/api\/registry".*\} (\S+)/.exec(figures) ?? [];
      expect(Number.parseFloat(sum)).toBeLessThan(0.9);
    });
  });

  it('is heard of again after the listening connection was cut, and what was missed is told', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    await untilListening();
    const { revision } = await read();
    const waiting = poll(revision);
    await sleep(200);
    // Of this database alone: specs that run at the same time share the server.
    await api.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1`,
      [LISTENER_NAME],
    );
    await change(api, module, { action: 'stop', reason: WHY });
    expect((await waiting).revision).toBe(revision + 1);

    await untilListening();
    const next = poll(revision + 1);
    await change(api, module, { action: 'resume' });
    expect((await next).revision).toBe(revision + 2);
  });

  it('of one process is heard of in another', async () => {
    await beside({}, async (other) => {
      const { module } = await aModule(api, ['1.0.0']);
      const { revision } = await read();
      const waiting = [poll(revision, 20, other), poll(revision)];
      await sleep(200);
      await change(other, module, { action: 'stop', reason: WHY });
      expect((await Promise.all(waiting)).map((registry) => registry.revision)).toEqual([revision + 1, revision + 1]);
    });
  });

  it('keeps nobody waiting in a process that is to end', async () => {
    const ending = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    const { revision } = await read();
    const waiting = [poll(revision, 20, ending), poll(revision, 20, ending)];
    await sleep(300);
    const startedAt = performance.now();
    await ending.stop();
    expect((await Promise.all(waiting)).map((registry) => registry.revision)).toEqual([revision, revision]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
