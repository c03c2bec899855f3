import { setTimeout as sleep } from 'node:timers/promises';
import { paths, type ReleaseEvent } from '@crewdeck/contract';
import { ReportWriter } from '../release-health/report-writer.ts';
import { eventually } from '../testing/eventually.ts';
import { anOps, change, statusOf } from '../testing/release-builders.ts';
import { aReport, knownReleases, outReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';

const MODULE = 'mf-profile';
const LIVE = '1.0.0-aaaaaaaa';
const NEW = '2.0.0-bbbbbbbb';
const EAGER = { GUARD_INTERVAL_MS: '20' };
const MANY_ROUNDS_MS = 500;
const BEGIN = {
  action: 'activate',
  release: NEW,
  percent: 5,
  steps: [5, 25, 100] as number[],
  pauseMinutes: 10,
} as const;

describe('a canary that steps by itself', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await TestApi.start(EAGER);
    await outReleases(api.database, MODULE, { live: LIVE });
    await knownReleases(api.database, MODULE, NEW);
  });

  afterEach(() => api.stop());

  /** Of one network not every load is believed. */
  let networks = 0;
  const post = (outcome: 'ok' | 'crash') =>
    api.call(null, 'POST /api/release-reports', {
      body: { reports: [aReport({ release: NEW, outcome })] },
      headers: { 'x-forwarded-for': `203.${Math.floor(networks / 250)}.${networks++ % 250}.7` },
    });
  /** One page load in each of 24 networks of their own. */
  const load = async (outcome: 'ok' | 'crash' = 'ok') => {
    await Promise.all(Array.from({ length: 24 }, () => post(outcome)));
    await api.get(ReportWriter).write();
  };
  /** The pause is over, and what was reported of the step before was before it. */
  const passPause = async () => {
    await api.database.query(`UPDATE release_health SET minute = minute - interval '1 hour'`);
    await api.database.query(
      `UPDATE release_channels SET canary_stepped_at = canary_stepped_at - interval '10 minutes'`,
    );
  };
  const canary = async () => (await statusOf(api, MODULE))?.canary;
  const percentIs = (percent: number) => eventually(async () => (await canary())?.percent === percent);
  const events = async () => {
    const { body } = await api.call<ReleaseEvent[]>(anOps(), `GET ${paths.releaseEvents(MODULE)}`);
    return body.map(({ actor, action, percent }) => `${actor === 'guard' ? 'guard' : 'person'} ${action} ${percent}`);
  };

  it('waits for its pause and for page loads, says so, and goes to everybody', async () => {
    const { body } = await change(api, MODULE, BEGIN);
    expect(body.canary).toMatchObject({
      percent: 5,
      plan: { steps: [5, 25, 100], pauseMinutes: 10, next: 25, isPaused: false, waitsFor: null },
    });
    expect(Date.parse(body.canary?.plan?.nextAt ?? '') - Date.parse(body.canary?.since ?? '')).toBe(600_000);
    await load();
    await sleep(MANY_ROUNDS_MS);
    expect((await canary())?.percent).toBe(5);

    await passPause();
    await eventually(
      async () => (await canary())?.plan?.waitsFor === 'It waits for 20 page loads: 0 page loads since its last step.',
    );
    await load();
    await percentIs(25);
    expect((await canary())?.plan).toMatchObject({ next: 100, waitsFor: null });

    await passPause();
    await load();
    await eventually(async () => (await statusOf(api, MODULE))?.live.release === NEW);
    expect(await statusOf(api, MODULE)).toMatchObject({ canary: null, lastGood: { release: LIVE } });
    expect((await events()).slice(0, 3)).toEqual(['guard activate 100', 'guard canary 25', 'person canary 5']);
  });

  it('goes on where it was after the API has started anew, and takes no step twice', async () => {
    await change(api, MODULE, BEGIN);
    await passPause();
    await load();
    await percentIs(25);
    const before = (await canary())?.plan?.nextAt;
    const { databaseUrl } = api;
    await api.stop();
    api = await TestApi.start({ ...EAGER, DATABASE_URL: databaseUrl });
    await load();
    await sleep(MANY_ROUNDS_MS);
    expect(await canary()).toMatchObject({ percent: 25, plan: { next: 100, nextAt: before } });
    await passPause();
    await load();
    await eventually(async () => (await statusOf(api, MODULE))?.live.release === NEW);
    expect(await events()).toEqual([
      'guard activate 100',
      'guard canary 25',
      'person canary 5',
      'person activate null',
    ]);
  });

  it('is halted by the guard when it fails, and has no plan any more', async () => {
    await change(api, MODULE, BEGIN);
    await passPause();
    await load('crash');
    await eventually(async () => (await canary()) === null);
    await sleep(MANY_ROUNDS_MS);
    expect((await events())[0]).toBe('guard halt_canary 5');
    expect((await statusOf(api, MODULE))?.live.release).toBe(LIVE);
  });

  it('stays as it is while it is paused, and ends with a change by hand', async () => {
    await change(api, MODULE, BEGIN);
    expect((await change(api, MODULE, { action: 'pause', reason: 'Lunch' })).body.canary?.plan?.isPaused).toBe(true);
    await passPause();
    await load();
    await sleep(MANY_ROUNDS_MS);
    expect((await canary())?.percent).toBe(5);
    await change(api, MODULE, { action: 'continue' });
    await percentIs(25);

    const { body } = await change(api, MODULE, { action: 'activate', release: NEW, percent: 30 });
    expect(body.canary?.plan).toBeNull();
    const refused = await change(api, MODULE, { action: 'pause' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'release.no_plan' } });
    expect((await events()).slice(0, 5)).toEqual([
      'person canary 30',
      'guard canary 25',
      'person continue_canary 5',
      'person pause_canary 5',
      'person canary 5',
    ]);
  });

  it('takes each step once, however many processes there are, and goes on after a restart', async () => {
    await change(api, MODULE, BEGIN);
    const { databaseUrl } = api;
    const others = await Promise.all([1, 2].map(() => TestApi.start({ ...EAGER, DATABASE_URL: databaseUrl })));
    await passPause();
    await load();
    await percentIs(25);
    await sleep(MANY_ROUNDS_MS);
    expect(await events()).toEqual(expect.arrayContaining(['guard canary 25', 'person canary 5']));
    expect((await events()).filter((event) => event.startsWith('guard'))).toHaveLength(1);
    await Promise.all(others.map((other) => other.stop()));
  });

  it.each([
    ['shares that do not grow', { steps: [5, 5, 100] }],
    ['one share', { steps: [5] }],
    ['another first share', { percent: 10 }],
    ['no pause', { pauseMinutes: undefined }],
  ])('is refused with %s', async (_what, values) => {
    const { status, body } = await change(api, MODULE, { ...BEGIN, ...values });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });
});
