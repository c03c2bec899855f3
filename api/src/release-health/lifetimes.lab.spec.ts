import { DatabaseGate } from '../testing/database-gate.ts';
import { eventually } from '../testing/eventually.ts';
import { aReport, knownReleases } from '../testing/releases-in-database.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const RELEASE = '1.0.0-aaaaaaaa';
/** Everybody in here comes from one address. */
const BELIEVING = { REPORTS_PER_MINUTE_PER_NETWORK: '100' };

describe('counts of reports', () => {
  const post = (api: TestApi, address = '203.0.113.1') =>
    api.call(null, 'POST /api/release-reports', {
      body: { reports: [aReport()] },
      headers: { 'x-forwarded-for': address },
    });
  const total = async ({ database }: TestApi): Promise<number> => {
    const [row] = await database.query('SELECT coalesce(sum(count), 0)::int AS total FROM release_reports');
    return row.total;
  };

  it('are kept while the database is away and written when it is back', async () => {
    const gate = new DatabaseGate(new URL(await createTestDatabase()));
    const log: string[] = [];
    const api = await TestApi.start({ ...BELIEVING, DATABASE_URL: await gate.open() }, { log });
    await knownReleases(api.database, 'mf-profile', RELEASE);
    await post(api);
    await eventually(async () => (await total(api)) === 1);

    await gate.shut();
    for (let call = 1; call <= 4; call += 1) expect((await post(api)).status).toBe(204);
    await eventually(async () => log.some((line) => line.includes("Reports of releases can't be written")));
    expect((await post(api)).status).toBe(204);

    await gate.open();
    await eventually(async () => (await total(api).catch(() => 0)) === 6);
    await api.stop();
    await gate.shut();
  });

  it('are written before the process ends', async () => {
    const databaseUrl = await createTestDatabase();
    const first = await TestApi.start({ DATABASE_URL: databaseUrl });
    await knownReleases(first.database, 'mf-profile', RELEASE);
    await post(first);
    await first.stop();

    const second = await TestApi.start({ DATABASE_URL: databaseUrl });
    expect(await total(second)).toBe(1);
    await second.stop();
  });

  it('of two processes are one, and one network is the same in both', async () => {
    const first = await TestApi.start(BELIEVING);
    const second = await TestApi.start({ ...BELIEVING, DATABASE_URL: first.databaseUrl });
    await knownReleases(first.database, 'mf-profile', RELEASE);
    await Promise.all([post(first), post(second), post(first), post(second)]);

    await eventually(async () => (await total(first)) === 4);
    expect(await first.database.query('SELECT FROM release_sightings')).toHaveLength(1);
    await Promise.all([first.stop(), second.stop()]);
  });

  it('go after a week, networks after an hour, and their salts after their day', async () => {
    const databaseUrl = await createTestDatabase();
    const first = await TestApi.start({ DATABASE_URL: databaseUrl });
    await first.database.query(`
      INSERT INTO release_reports SELECT 'mf-profile', '${RELEASE}', now() - interval '1 hour' * hours, 'ok', '', '', 1
      FROM unnest(ARRAY[1, 167, 169, 500]) AS hours`);
    await first.database.query(`
      INSERT INTO release_sightings SELECT 'mf-profile', '${RELEASE}', 'ok', '\\x00', now() - interval '61 minutes'`);
    await first.database.query(`INSERT INTO network_salts VALUES (current_date - 2, 'old')`);
    await first.stop();

    const second = await TestApi.start({ DATABASE_URL: databaseUrl });
    await runJobs(second, 'forget_release_reports', 'forget_release_sightings');
    expect(await total(second)).toBe(2);
    expect(await second.database.query('SELECT FROM release_sightings')).toEqual([]);
    const [{ salts }] = await second.database.query('SELECT count(*)::int AS salts FROM network_salts');
    expect(salts).toBe(2);
    await second.stop();
  });
});
