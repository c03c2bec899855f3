import { queriesDuring } from '../testing/queries-during.ts';
import { TestApi } from '../testing/test-api.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';

const MINUTES_OF_A_WEEK = 7 * 24 * 60;
const [BEFORE, RELEASE] = ['1.0.0-aaaaaaaa', '2.0.0-aaaaaaaa'];

describe('among the reports of a week', () => {
  let api: TestApi;
  let repository: ReleaseHealthRepository;
  let health: ReleaseHealthService;

  beforeAll(async () => {
    api = await TestApi.start();
    repository = new ReleaseHealthRepository(api.database);
    health = new ReleaseHealthService(repository);
    await api.database.query(
      `INSERT INTO release_reports
       SELECT 'mf-' || module, patch || '.0.0-aaaaaaaa', date_trunc('minute', now()) - interval '1 minute' * minute,
         outcome, CASE outcome WHEN 'ok' THEN '' ELSE '/page' END, '', CASE outcome WHEN 'ok' THEN 3 ELSE patch END
       FROM generate_series(1, 4) AS module, generate_series(1, 2) AS patch, unnest(ARRAY['ok', 'error']) AS outcome,
         generate_series(0, $1::int) AS minute`,
      [MINUTES_OF_A_WEEK],
    );
    await api.database.query(
      `INSERT INTO release_sightings SELECT 'mf-' || module, '${RELEASE}', 'ok', int4send(network),
         now() - interval '2 seconds' * (network % 1800)
       FROM generate_series(1, 4) AS module, generate_series(1, 10000) AS network`,
    );
    await api.database.query('VACUUM ANALYZE release_reports, release_sightings');
  });

  afterAll(() => api.stop());

  const lastHour = () => health.lastHour('mf-2', [RELEASE, BEFORE], [{ release: RELEASE, before: BEFORE }]);

  it.each<[string, () => Promise<unknown>]>([
    ['the last hour of a release', lastHour],
    ['what the guard goes by', () => health.seenLately(api.database.manager, [], new Date())],
    ['what is too old', () => health.forgetOldReports(5_000)],
    ['whose hour is over', () => health.forgetOldSightings(5_000)],
  ])('%s is found by an index', async (_, ask) => {
    for (const { sql, parameters } of await queriesDuring(api, ask)) {
      const rows: { 'QUERY PLAN': string }[] = await api.database.query(`EXPLAIN ${sql}`, parameters as unknown[]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('a release has its last hour, and what fails in it beside the same of the release before', async () => {
    const { loads, failures } = await lastHour();
    expect(loads).toMatchObject([
      { release: RELEASE, failed: 0 },
      { release: BEFORE, failed: 0 },
    ]);
    expect([177, 180, 183]).toContain(loads[0]?.ok);
    expect(failures).toEqual([
      {
        release: RELEASE,
        outcome: 'error',
        route: '/page',
        browser: 'other',
        message: null,
        count: ((loads[0]?.ok ?? 0) * 2) / 3,
        share: expect.closeTo(2 / 3),
        shareBefore: expect.closeTo(1 / 3),
        firstAt: expect.stringMatching(/Z$/),
        lastAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('a release without a report has no loads and no failures', async () => {
    const none = '9.9.9-bbbbbbbb';
    expect(await health.lastHour('mf-1', [none], [{ release: none, before: null }])).toEqual({
      loads: [{ release: none, ok: 0, failed: 0 }],
      failures: [],
    });
  });
});
