import { queriesDuring } from '../testing/queries-during.ts';
import { TestApi } from '../testing/test-api.ts';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import { ReleaseHealthService } from './release-health.service.ts';

const MINUTES_OF_A_WEEK = 7 * 24 * 60;
const RELEASE = '1.0.0-aaaaaaaa';

describe('among the reports of a week', () => {
  let api: TestApi;
  let repository: ReleaseHealthRepository;
  let health: ReleaseHealthService;

  beforeAll(async () => {
    api = await TestApi.start();
    repository = new ReleaseHealthRepository(api.database);
    health = new ReleaseHealthService(repository);
    await api.database.query(
      `INSERT INTO release_health
       SELECT 'mf-' || module, patch || '.0.0-aaaaaaaa', date_trunc('minute', now()) - interval '1 minute' * minute, outcome, 3, 0, repeat('1', 1024)::bit(1024)
       FROM generate_series(1, 4) AS module, generate_series(1, 2) AS patch, unnest(ARRAY['ok', 'load']) AS outcome,
         generate_series(0, $1::int) AS minute`,
      [MINUTES_OF_A_WEEK],
    );
    await api.database.query('VACUUM ANALYZE release_health');
  });

  afterAll(() => api.stop());

  it.each<[string, () => Promise<unknown>]>([
    ['the last hour of a release', () => health.lastHour('mf-2', [RELEASE])],
    ['what the guard goes by', () => health.reportedSince(new Date(Date.now() - 300_000))],
    [
      'what the guard looks back at',
      () => health.reportedSinceOut([{ module: 'mf-2', release: RELEASE, since: new Date(Date.now() - 86_400_000) }]),
    ],
    ['what is too old', () => repository.removeOld(Date.now())],
  ])('%s is found by an index', async (_, ask) => {
    const [query] = await queriesDuring(api, ask);
    const rows: { 'QUERY PLAN': string }[] = await api.database.query(
      `EXPLAIN ${query?.sql}`,
      query?.parameters as unknown[],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plan).not.toContain('Seq Scan');
  });

  it('a release has its last hour, minute by minute, and one without a report has none', async () => {
    const [reported, silent] = await health.lastHour('mf-1', [RELEASE, '9.9.9-bbbbbbbb']);
    const minutes = reported?.minutes ?? [];
    expect([59, 60, 61]).toContain(minutes.length);
    expect(reported?.total).toEqual({ ok: 3 * minutes.length, failed: 3 * minutes.length });
    expect(minutes.map(({ at }) => at)).toEqual([...minutes.map(({ at }) => at)].sort());
    const none = { ok: 0, failed: 0 };
    const audiences = { visitor: none, member: none };
    expect(silent).toEqual({ release: '9.9.9-bbbbbbbb', total: none, audiences, minutes: [] });
  });

  it('1,024 numbers of networks are as many, the last one among them', async () => {
    const [minute] = await repository.minutesOf('mf-1', [RELEASE], new Date(Date.now() - 300_000));
    expect([minute?.networks, minute?.failingNetworks]).toEqual([2n ** 1024n - 1n, 2n ** 1024n - 1n]);
  });
});
