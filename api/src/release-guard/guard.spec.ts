import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseReport, ReleasesStatus } from '@crewdeck/contract';
import { ReportWriter } from '../release-health/report-writer.ts';
import { DatabaseGate } from '../testing/database-gate.ts';
import { eventually } from '../testing/eventually.ts';
import { anOps } from '../testing/release-builders.ts';
import { aReport, outReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const GOOD = '1.0.0-aaaaaaaa';
const NEW = '2.0.0-bbbbbbbb';
const CANARY = '3.0.0-cccccccc';
/** All limits are the default ones; only the looking is more eager, so that nobody waits. */
const EAGER = { GUARD_INTERVAL_MS: '20' };
const MANY_ROUNDS_MS = 500;

interface EventRow {
  readonly module: string;
  readonly action: string;
  readonly release: string;
  readonly previous: string | null;
  readonly reason: string;
}

describe('the guard at work', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await TestApi.start(EAGER);
  });

  afterEach(() => api.stop());

  const post = (reports: readonly ReleaseReport[], address: string, through = api) =>
    through.call(null, 'POST /api/release-reports', { body: { reports }, headers: { 'x-forwarded-for': address } });
  /** One page load in each of some networks. */
  const fromCrowd = (report: Partial<ReleaseReport>, networks = 24, through = api) =>
    Promise.all(Array.from({ length: networks }, (_, index) => post([aReport(report)], `203.0.${index}.7`, through)));
  const byGuard = (of = api): Promise<EventRow[]> =>
    of.database.query(
      `SELECT module, action, release, previous, reason FROM release_events WHERE actor = 'guard' ORDER BY created_at`,
    );
  const liveOf = async (module: string): Promise<string> => {
    const [row] = await api.database.query('SELECT live FROM release_channels WHERE module = $1', [module]);
    return row.live;
  };
  const acts = (count: number) =>
    eventually(async () => ((await byGuard()).length >= count ? byGuard() : null), 30_000);
  /** Now, and not within two seconds. */
  const write = (of = api) => of.get(ReportWriter).write();

  it('rolls a broken release back within seconds, with an event that says why', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    await fromCrowd({ release: NEW, outcome: 'crash' });
    const brokenAt = Date.now();

    expect(await acts(1)).toEqual([
      {
        module: 'mf-profile',
        action: 'rollback',
        release: GOOD,
        previous: NEW,
        reason: expect.stringMatching(
          // It may look while they still come.
          /^(\d+) of \1 reports (of the last 5 minutes|since it is out) tell of a failure.+ They come from about \d+ networks\.$/,
        ),
      },
    ]);
    expect(Date.now() - brokenAt).toBeLessThan(15_000);
    expect(await liveOf('mf-profile')).toBe(GOOD);
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    expect(figures).toContain('release_guard_actions_total{module="mf-profile",action="rollback"} 1\n');

    // What it went back to fails now, and is left live: one alarm, however often it looks.
    await fromCrowd({ release: GOOD, outcome: 'load' });
    await write();
    await acts(2);
    await sleep(MANY_ROUNDS_MS);
    expect((await byGuard()).map(({ action }) => action)).toEqual(['rollback', 'alarm']);
    expect(await liveOf('mf-profile')).toBe(GOOD);
  });

  it('believes no flood from one network, nor from all addresses of one customer', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    await fromCrowd({ release: NEW }, 20);
    const flood = Array<ReleaseReport>(20).fill(aReport({ release: NEW, outcome: 'crash' }));
    for (let call = 0; call < 60; call += 1) {
      await post(flood, '198.51.100.1');
      await post(flood, `2001:db8:1:${call.toString(16)}::${call}`);
    }
    await write();
    await sleep(MANY_ROUNDS_MS);

    const [{ total }] = await api.database.query('SELECT sum(count)::int AS total FROM release_health');
    expect(total).toBe(24);
    expect(await byGuard()).toEqual([]);
    expect(await liveOf('mf-profile')).toBe(NEW);
  });

  it('halts a broken canary first, and leaves the live release', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD, canary: CANARY });
    await fromCrowd({ release: CANARY, outcome: 'integrity' });
    await fromCrowd({ release: NEW, outcome: 'crash' });

    await write();
    const events = await acts(2);

    expect(events.map(({ action, release }) => [action, release])).toEqual([
      ['halt_canary', CANARY],
      ['rollback', GOOD],
    ]);
  });

  it('takes back what lets the last good one fail in the same page, which pages count for the one that ran first', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    // A page tells twice of the one, and nothing of the other.
    const told = [aReport({ release: NEW, outcome: 'crash' }), aReport({ release: NEW, outcome: 'page' })];
    await Promise.all(Array.from({ length: 24 }, (_, index) => post(told, `203.0.${index}.7`)));
    await write();
    expect(await acts(1)).toMatchObject([{ action: 'rollback', previous: NEW }]);
  });

  it('sees what fails for the few who are signed in, and works for all others', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    const load = (index: number, audience: 'visitor' | 'member', outcome: ReleaseReport['outcome']) =>
      api.call(null, 'POST /api/release-reports', {
        body: { audience, reports: [aReport({ release: NEW, outcome })] },
        headers: { 'x-forwarded-for': `203.0.${index}.7` },
      });
    await Promise.all(Array.from({ length: 100 }, (_, index) => load(index, 'visitor', 'ok')));
    await Promise.all(Array.from({ length: 6 }, (_, index) => load(100 + index, 'member', 'crash')));
    await write();
    const [event] = await acts(1);
    expect(event).toMatchObject({ action: 'alarm', release: NEW });
    expect(event?.reason).toMatch(/^6 of 6 reports by people who are signed in since it is out tell of a failure,/);
    const { body } = await api.call<ReleasesStatus>(anOps(), 'GET /api/releases');
    expect(body.modules[0]?.health[0]?.audiences).toEqual({
      visitor: { ok: 100, failed: 0 },
      member: { ok: 0, failed: 6 },
    });
  });

  it('rolls back what works for nobody at night, when few come', async () => {
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    await api.database.query(`UPDATE release_channels SET live_since = now() - interval '6 hours'`);
    await fromCrowd({ release: NEW, outcome: 'crash' }, 4);
    await write();
    await api.database.query(`UPDATE release_health SET minute = minute - interval '4 hours'`);
    await sleep(MANY_ROUNDS_MS);
    expect(await byGuard()).toEqual([]);
    await fromCrowd({ release: NEW, outcome: 'crash' }, 6);
    await write();
    expect(await acts(1)).toMatchObject([
      { action: 'rollback', previous: NEW, reason: expect.stringMatching(/^10 of 10 reports since it is out/) },
    ]);
  });

  it('raises one alarm for each module, and rolls back none, when what they went out for fails as well', async () => {
    const modules = ['mf-profile', 'mf-projects', 'mf-explore'];
    for (const module of modules) await outReleases(api.database, module, { live: NEW, lastGood: GOOD });
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        post(
          modules.flatMap((module) => [NEW, GOOD].map((release) => aReport({ module, release, outcome: 'load' }))),
          `203.0.${index}.7`,
        ),
      ),
    );
    await write();
    await acts(3);
    await sleep(MANY_ROUNDS_MS);

    const events = await byGuard();
    expect(events.map(({ module, action, release }) => `${module} ${action} ${release}`).sort()).toEqual(
      modules.map((module) => `${module} alarm ${NEW}`).sort(),
    );
    expect(events[0]?.reason).toMatch(/Nothing was changed: 1\.0\.0-aaaaaaaa fails as well/);
  });

  it('acts once, however many processes there are', async () => {
    const others = await Promise.all([1, 2, 3].map(() => TestApi.start({ ...EAGER, DATABASE_URL: api.databaseUrl })));
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    await outReleases(api.database, 'mf-invites', { live: NEW });
    for (const module of ['mf-profile', 'mf-invites'])
      await Promise.all(
        [api, ...others].map((process) => fromCrowd({ module, release: NEW, outcome: 'timeout' }, 24, process)),
      );
    await Promise.all([api, ...others].map(write));
    await acts(2);
    await sleep(MANY_ROUNDS_MS);

    const events = await byGuard();
    expect(events.map(({ module, action }) => `${module} ${action}`).sort()).toEqual([
      'mf-invites alarm',
      'mf-profile rollback',
    ]);
    await Promise.all(others.map((other) => other.stop()));
  });
});

describe('the limits of the guard', () => {
  it('are told to ops with what is out, so that every screen judges by the same', async () => {
    const api = await TestApi.start({ GUARD_FAILURE_RATE: '0.25', GUARD_MIN_REPORTS: '7' });
    const { body } = await api.call<ReleasesStatus>(anOps(), 'GET /api/releases');
    expect(body.guard).toEqual({ failureRate: 0.25, minReports: 7 });
    await api.stop();
  });
});

describe('the guard without a database', () => {
  it('says so once, and acts on what was reported meanwhile as soon as there is one', async () => {
    const gate = new DatabaseGate(new URL(await createTestDatabase()));
    const log: string[] = [];
    const api = await TestApi.start({ ...EAGER, DATABASE_URL: await gate.open() }, { log });
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    const report = (index: number) =>
      api.call(null, 'POST /api/release-reports', {
        body: { reports: [aReport({ release: NEW, outcome: 'crash' })] },
        headers: { 'x-forwarded-for': `203.0.${index}.7` },
      });
    await report(0);
    await gate.shut();
    for (let index = 1; index < 24; index += 1) expect((await report(index)).status).toBe(204);
    const failures = () => log.filter((line) => line.includes("The guard can't do its round"));
    await eventually(async () => failures().length > 0);
    await sleep(MANY_ROUNDS_MS);
    expect(failures()).toHaveLength(1);

    await gate.open();
    const [{ live }] = await eventually(async () => {
      const rows = await api.database.query('SELECT live FROM release_channels').catch(() => [{}]);
      return rows[0].live === GOOD && rows;
    }, 30_000);
    expect(live).toBe(GOOD);
    await api.stop();
    await gate.shut();
  });
});
