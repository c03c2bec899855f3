import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseReport, ReleasesStatus } from '@crewdeck/contract';
import { ReportWriter } from '../release-health/report-writer.ts';
import { DatabaseGate } from '../testing/database-gate.ts';
import { eventually } from '../testing/eventually.ts';
import { MAIL_SETTINGS } from '../testing/mail-settings.ts';
import { anOps } from '../testing/release-builders.ts';
import { aReport, outReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { GuardService } from './guard.service.ts';

const [GOOD, NEW, CANARY] = ['1.0.0-aaaaaaaa', '2.0.0-bbbbbbbb', '3.0.0-cccccccc'];
/** All limits are the default ones; only the looking is more eager, so that nobody waits. */
const EAGER = { GUARD_INTERVAL_MS: '20' };
const MANY_ROUNDS_MS = 500;
const MODULE = 'mf-profile';

interface EventRow {
  readonly module: string;
  readonly action: string;
  readonly release: string;
  readonly reason: string;
}

describe('the guard at work', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await TestApi.start({
      ...MAIL_SETTINGS,
      SMTP_URL: 'smtp://127.0.0.1:9',
      OPS_EMAILS: 'ada@crewdeck.test',
    });
  });

  afterEach(() => api.stop());

  const post = (reports: readonly ReleaseReport[], address: string, through = api) =>
    through.call(null, 'POST /api/release-reports', { body: { reports }, headers: { 'x-forwarded-for': address } });
  /** One page load in each of some networks: the release can't start, and the last good one stands in. */
  const fromCrowd = async (
    { release = NEW, standIn = GOOD, module = MODULE, ...failure }: Partial<ReleaseReport> & { standIn?: string },
    networks = 6,
    through = api,
  ) => {
    const reports = [aReport({ outcome: 'crash', ...failure, module, release }), aReport({ module, release: standIn })];
    const addresses = Array.from({ length: networks }, (_, index) => `203.0.${index}.7`);
    await Promise.all(addresses.map((address) => post(reports, address, through)));
    await through.get(ReportWriter).write();
  };
  const byGuard = (): Promise<EventRow[]> =>
    api.database.query(
      `SELECT module, action, release, reason FROM release_events WHERE actor = 'guard' ORDER BY created_at`,
    );
  const figures = async () => (await fetch(`${api.url}/metrics`)).text();
  const liveOf = async (module: string): Promise<string> => {
    const [row] = await api.database.query('SELECT live FROM release_channels WHERE module = $1', [module]);
    return row.live;
  };
  const look = () => api.database.transaction((manager) => api.get(GuardService).lookAtAll(manager, new Date()));

  it('rolls a release back that can’t start, with an event that says why', async () => {
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    await fromCrowd({ route: '/profile', message: 'x is undefined' });
    await look();

    const [event] = await byGuard();
    expect(event).toMatchObject({ action: 'rollback', release: GOOD });
    expect(event?.reason).toMatch(/^\S+ can’t start for 6 of 6 networks\. .+, on \/profile: .+“x is undefined”$/);
    expect(await liveOf(MODULE)).toBe(GOOD);
    expect(await figures()).toContain(`release_guard_actions_total{module="${MODULE}",action="rollback"} 1\n`);
  });

  it('ends a canary that can’t start, and leaves the live release', async () => {
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD, canary: CANARY });
    await fromCrowd({ release: CANARY, standIn: NEW, outcome: 'integrity' });
    await look();
    expect(await byGuard()).toMatchObject([{ action: 'end_canary', release: CANARY }]);
    expect(await liveOf(MODULE)).toBe(NEW);
  });

  it('tells ops once of all else: an event, a mail, a figure, and a problem in the status', async () => {
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    await fromCrowd({ outcome: 'call', route: '/profile', message: '404 of GET /api/user' });
    for (let round = 0; round < 3; round += 1) await look();
    const text =
      '2.0.0-bbbbbbbb gets no answer from the API to its first call, on /profile: 6 of 6 networks in the last 5 minutes, mostly other. “404 of GET /api/user”';
    expect(await byGuard()).toEqual([{ module: MODULE, action: 'alert', release: NEW, reason: text }]);
    expect(await liveOf(MODULE)).toBe(NEW);
    expect(await figures()).toContain(`release_alerts_total{module="${MODULE}",outcome="call"} 1\n`);
    const jobs = await api.database.query(`SELECT data FROM pgboss.job WHERE name = 'mail_ops'`);
    expect(jobs).toMatchObject([{ data: { to: 'ada@crewdeck.test', text, path: '/ops/releases' } }]);
    const { body } = await api.call<ReleasesStatus>(anOps(), 'GET /api/releases');
    const [status] = body.modules;
    expect(status?.problems).toEqual([{ kind: 'fails', severity: 'warning', release: NEW, text, remedy: 'rollback' }]);
    expect(status?.failures).toMatchObject([
      { release: NEW, outcome: 'call', route: '/profile', browser: 'other', message: '404 of GET /api/user', count: 6 },
    ]);
  });

  it('counts nothing that was reported before the release was out', async () => {
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    await fromCrowd({});
    await api.database.query(`UPDATE release_channels SET live_since = now() + interval '1 second'`);
    await look();
    expect(await byGuard()).toEqual([]);
  });

  it('keeps a promoted canary that 64 of 264 networks say can’t start, of which 180 ran it as a canary', async () => {
    const see = (from: number, to: number, release: string, outcome: string, at: string) =>
      api.database.query(
        `INSERT INTO release_sightings
         SELECT $1, $2, $3, int4send(network), now() + $4::interval FROM generate_series($5::int, $6::int) AS network`,
        [MODULE, release, outcome, at, from, to],
      );
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    await see(1, 180, NEW, 'ok', '-1 minute');
    await see(181, 200, GOOD, 'ok', '-1 minute');
    await see(201, 264, NEW, 'crash', '1 second');
    await see(201, 264, GOOD, 'ok', '1 second');
    await look();
    expect(await liveOf(MODULE)).toBe(NEW);
  });

  it('believes no flood from one network, nor from all addresses of one customer', async () => {
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    const flood = Array<ReleaseReport>(20).fill(aReport({ release: NEW, outcome: 'crash' }));
    for (let call = 0; call < 30; call += 1) {
      await post(flood, '198.51.100.1');
      await post(flood, `2001:db8:1:${call.toString(16)}::${call}`);
    }
    await api.get(ReportWriter).write();
    await look();
    expect(await byGuard()).toEqual([]);
  });

  it('acts once, however many processes there are', async () => {
    const others = await Promise.all([1, 2, 3].map(() => TestApi.start({ ...EAGER, DATABASE_URL: api.databaseUrl })));
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    await outReleases(api.database, 'mf-invites', { live: NEW });
    for (const module of [MODULE, 'mf-invites'])
      await Promise.all(others.map((process) => fromCrowd({ module }, 9, process)));
    await eventually(async () => (await liveOf(MODULE)) === GOOD && (await byGuard()).length > 1);
    await sleep(MANY_ROUNDS_MS);
    const done = (await byGuard()).map(({ module, action }) => `${module} ${action}`);
    expect(done.filter((one) => one !== `${MODULE} alert`).sort()).toEqual(['mf-invites alert', `${MODULE} rollback`]);
    await Promise.all(others.map((other) => other.stop()));
  });
});

describe('the guard without a database', () => {
  it('says so once, and acts on what was reported meanwhile as soon as there is one', async () => {
    const gate = new DatabaseGate(new URL(await createTestDatabase()));
    const log: string[] = [];
    const api = await TestApi.start({ ...EAGER, DATABASE_URL: await gate.open() }, { log });
    await outReleases(api.database, MODULE, { live: NEW, lastGood: GOOD });
    const report = (index: number) =>
      api.call(null, 'POST /api/release-reports', {
        body: { reports: [aReport({ release: NEW, outcome: 'crash' }), aReport({ release: GOOD })] },
        headers: { 'x-forwarded-for': `203.0.${index}.7` },
      });
    await report(0);
    await gate.shut();
    for (let index = 1; index < 8; index += 1) expect((await report(index)).status).toBe(204);
    const failures = () => log.filter((line) => line.includes("The guard can't do its round"));
    await eventually(async () => failures().length > 0);
    await sleep(MANY_ROUNDS_MS);
    expect(failures()).toHaveLength(1);

    await gate.open();
    await eventually(async () => {
      const rows = await api.database.query('SELECT live FROM release_channels').catch(() => [{}]);
      return rows[0].live === GOOD;
    }, 30_000);
    await api.stop();
    await gate.shut();
  });
});
