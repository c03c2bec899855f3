import type { ReleaseReport } from '@crewdeck/contract';
import { eventually } from '../testing/eventually.ts';
import { aReport, knownReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { ReportWriter } from './report-writer.ts';

interface Row {
  readonly module: string;
  readonly outcome: string;
  readonly count: number;
  readonly networks: number;
}

const RELEASE = '1.0.0-aaaaaaaa';

describe('a report of a page', () => {
  let api: TestApi;
  let modules = 0;
  let module: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    modules += 1;
    module = `mf-number-${modules}`;
    await knownReleases(api.database, module, RELEASE);
  });

  const post = (reports: readonly ReleaseReport[], address = '203.0.113.1') =>
    api.call(null, 'POST /api/release-reports', { body: { reports }, headers: { 'x-forwarded-for': address } });
  const report = (outcome: ReleaseReport['outcome'], address?: string) => post([aReport({ module, outcome })], address);
  const rows = (): Promise<Row[]> =>
    api.database.query(
      `SELECT module, outcome, sum(count)::int AS count, bit_count(bit_or(network_set))::int AS networks
       FROM release_health WHERE module = $1 GROUP BY module, outcome ORDER BY outcome`,
      [module],
    );
  const total = async () => (await rows()).reduce((sum, { count }) => sum + count, 0);
  const write = () => api.get(ReportWriter).write();

  const lastSeen = (withinMs?: number) =>
    eventually(async (): Promise<Date | null> => {
      const [row] = await api.database.query('SELECT last_seen_at FROM releases WHERE module = $1', [module]);
      return row.last_seen_at;
    }, withinMs);

  it('is counted by outcome within seconds, with how many networks it came from, as near as can be told', async () => {
    for (const [outcome, address] of [
      ['ok', '203.0.113.1'],
      ['ok', '203.0.113.1'],
      ['crash', '203.0.113.2'],
      ['crash', '198.51.100.77'],
      ['crash', '192.0.2.3'],
    ] as const)
      expect((await report(outcome, address)).status).toBe(204);

    await eventually(async () => (await total()) === 5);
    expect(await rows()).toEqual([
      { module, outcome: 'crash', count: 3, networks: expect.any(Number) },
      { module, outcome: 'ok', count: 2, networks: 1 },
    ]);
    const [crashes] = await rows();
    // Three of 1,024 buckets, unless two networks happen to share one.
    expect([1, 2, 3]).toContain(crashes?.networks);
  });

  it('adds to what is there', async () => {
    await report('ok');
    await write();
    await report('ok');
    await write();
    expect(await rows()).toMatchObject([{ outcome: 'ok', count: 2, networks: 1 }]);
  });

  it('is taken as a beacon sends it, with cookies and without a token', async () => {
    const response = await fetch(`${api.url}/api/release-reports`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'crewdeck-theme=dark',
        origin: 'https://crewdeck.example',
      },
      body: JSON.stringify({ reports: [aReport({ module })] }),
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    await write();
  });

  it('of a module or a release that nobody has published is dropped without a word', async () => {
    const unknown = [aReport({ module: 'mf-nowhere' }), aReport({ module, release: '9.9.9-aaaaaaaa' })];
    expect((await post([...unknown, aReport({ module })])).status).toBe(204);
    await write();
    const [{ count }] = await api.database.query(
      `SELECT count(*)::int AS count FROM release_health WHERE module = 'mf-nowhere' OR release = '9.9.9-aaaaaaaa'`,
    );
    expect([await total(), count]).toEqual([1, 0]);
  });

  it('counts at most twice a minute from one network, and leaves room for others', async () => {
    for (let call = 0; call < 3; call += 1)
      expect((await post(Array(20).fill(aReport({ module, outcome: 'crash' })))).status).toBe(204);
    await report('ok', '198.51.100.77');

    await write();
    expect(await rows()).toMatchObject([
      { outcome: 'crash', count: 2, networks: 1 },
      { outcome: 'ok', count: 1, networks: 1 },
    ]);
  });

  it('from the /48 of one customer comes from one network', async () => {
    for (let host = 1; host <= 15; host += 1) await report('crash', `2001:db8:7:${host.toString(16)}::1`);
    await write();
    expect(await rows()).toMatchObject([{ count: 2, networks: 1 }]);
  });

  it.each([
    ['none', []],
    ['more than twenty', Array(21).fill(aReport())],
    ['an outcome that there is not', [{ ...aReport(), outcome: 'fine' }]],
    ['a module that is no name', [aReport({ module: '../etc' })]],
    ['a release that is none', [aReport({ release: 'latest' })]],
  ])('with %s is refused', async (_, reports) => {
    expect(await post(reports)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('of more than four kilobytes is refused before it is read', async () => {
    const body = { reports: [aReport({ module })], padding: 'x'.repeat(4_096) };
    const answer = await api.call(null, 'POST /api/release-reports', { body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });

  it('leaves no address anywhere in the database', async () => {
    await report('crash', '203.0.113.99');
    await write();
    const [{ rows: everything }] = await api.database.query(
      `SELECT (SELECT json_agg(t) FROM release_health t)::text || (SELECT json_agg(t) FROM network_salts t)::text AS rows`,
    );
    expect(everything).not.toMatch(/203\.0\.113|203.?0.?113/);
  });

  it('is told to Prometheus, by module and outcome', async () => {
    await post([aReport({ module, outcome: 'integrity' }), aReport({ module: 'mf-nowhere' })]);
    const text = await (await fetch(`${api.url}/metrics`)).text();
    expect(text).toContain(`release_reports_total{module="${module}",outcome="integrity"} 1\n`);
    expect(text).toMatch(/^release_reports_dropped_total\{reason="unknown_release"\} \d+$/m);
    expect(text).not.toContain('mf-nowhere');
  });

  it('shows that its release is in use', async () => {
    await report('ok');
    expect(Date.now() - (await lastSeen()).getTime()).toBeLessThan(10_000);
  });

  it('is not needed to show it: any call does that names its release', async () => {
    const seen = eventually(async () => {
      // The first one only makes the process look whether there is such a release.
      await api.call(null, 'GET /api/health/live', { headers: { 'x-module': `${module}@${RELEASE}` } });
      await api.call(null, 'GET /api/health/live', { headers: { 'x-module': `${module}@9.9.9-aaaaaaaa` } });
      return lastSeen(100).catch(() => null);
    });
    expect(Date.now() - (await seen).getTime()).toBeLessThan(10_000);
  });
});
