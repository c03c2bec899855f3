import { setTimeout as sleep } from 'node:timers/promises';
import type { ModuleStatus, Registry, ReleasesStatus } from '@crewdeck/contract';
import pg from 'pg';
import { ApiProcess } from '../testing/api-process.ts';
import { anOps, aRecord } from '../testing/release-builders.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const OPS = anOps();

/** As processes answer, in the contract's shapes. */
async function call<T>(api: ApiProcess, request: `${string} ${string}`, body?: unknown) {
  const answer = await api.call(OPS, request, body);
  return { status: answer.status, body: answer.body as T };
}

async function publish(api: ApiProcess, module: string, version: string): Promise<string> {
  return (await call<{ release: string }>(api, 'POST /api/releases', aRecord({ module, version }))).body.release;
}

async function activate(api: ApiProcess, module: string, release: string) {
  const { body } = await call<ReleasesStatus>(api, 'GET /api/releases');
  const expectedRevision = body.modules.find((status) => status.module === module)?.revision ?? 0;
  const change = { action: 'activate', release, expectedRevision };
  return call<ModuleStatus>(api, `POST /api/releases/${module}/changes`, change);
}

async function query<T extends pg.QueryResultRow>(databaseUrl: string, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}

describe('releases in processes', () => {
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
  });

  it('a change in one wakes whoever waits in another, and both end by themselves with people waiting', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => ApiProcess.start({ DATABASE_URL: databaseUrl })));
    if (!one || !other) throw new Error('There are two.');
    const release = await publish(one, 'mf-a', '1.0.0');
    const { body } = await call<Registry>(other, 'GET /api/registry');
    const waiting = call<Registry>(other, `GET /api/registry?after=${body.revision}&wait=20`);
    await sleep(500);
    const startedAt = performance.now();
    await activate(one, 'mf-a', release);
    const answer = await waiting;
    process.stdout.write(`Another process told after ${Math.round(performance.now() - startedAt)} ms.\n`);
    expect(answer.body.modules['mf-a']?.live).toBe(release);
    expect(performance.now() - startedAt).toBeLessThan(10_000);

    const left = [one, other].map((api) => call(api, `GET /api/registry?after=${answer.body.revision}&wait=20`));
    await sleep(500);
    expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0]);
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('one that is killed among changes leaves none without its event, and no event without its change', async () => {
    const first = await ApiProcess.start({ DATABASE_URL: databaseUrl });
    const modules = Array.from({ length: 8 }, (_, index) => `mf-killed-${index}`);
    const releases = await Promise.all(modules.map((module) => publish(first, module, '1.0.0')));
    const others = await Promise.all(modules.map((module) => publish(first, module, '1.1.0')));
    let answered = 0;
    const work = modules.map(async (module, index) => {
      for (;;) {
        const pair = [releases[index] ?? '', others[index] ?? ''];
        for (const release of pair) await activate(first, module, release);
        answered += 2;
        if (answered >= 24) await first.stop('SIGKILL');
      }
    });
    await Promise.allSettled(work);

    const rows = await query<{ module: string; revision: number; events: number; live: string; latest: string }>(
      databaseUrl,
      `SELECT c.module, c.revision, count(*)::int AS events, c.live,
         (array_agg(e.release ORDER BY e.created_at DESC))[1] AS latest
       FROM release_channels c JOIN release_events e ON e.module = c.module AND e.action = 'activate'
       WHERE c.module LIKE 'mf-killed-%' GROUP BY c.module`,
    );
    expect(rows).toHaveLength(modules.length);
    expect(rows.filter(({ revision, events, live, latest }) => revision !== events || live !== latest)).toEqual([]);
    const [registry] = await query<{ revision: number; changes: number }>(
      databaseUrl,
      'SELECT revision, (SELECT sum(revision)::int FROM release_channels) AS changes FROM registry',
    );
    expect(registry?.revision).toBe(registry?.changes);

    const second = await ApiProcess.start({ DATABASE_URL: databaseUrl });
    const next = await publish(second, modules[0] ?? '', '1.2.0');
    expect((await activate(second, modules[0] ?? '', next)).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });
});
