import type { ReleaseReport } from '@crewdeck/contract';
import { eventually } from '../testing/eventually.ts';
import { aReport, knownReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { ReportWriter } from './report-writer.ts';

interface Row {
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
      `SELECT outcome, sum(count)::int AS count, (SELECT count(*)::int FROM release_sightings s
         WHERE s.module = $1 AND s.outcome = r.outcome) AS networks
       FROM release_reports r WHERE module = $1 GROUP BY outcome ORDER BY outcome`,
      [module],
    );
  const total = async () => (await rows()).reduce((sum, { count }) => sum + count, 0);
  const write = () => api.get(ReportWriter).write();

  const lastSeen = (withinMs?: number) =>
    eventually(async (): Promise<Date | null> => {
      const [row] = await api.database.query('SELECT last_seen_at FROM releases WHERE module = $1', [module]);
      return row.last_seen_at;
    }, withinMs);

  it('is counted by outcome within seconds, with how many networks it came from', async () => {
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
      { outcome: 'crash', count: 3, networks: 3 },
      { outcome: 'ok', count: 2, networks: 1 },
    ]);
  });

  it('of a failure keeps page, browser and the latest message, without what could harm a terminal', async () => {
    const failure = aReport({ module, outcome: 'error', route: '/projects/:id' });
    const tell = (message: string) =>
      api.call(null, 'POST /api/release-reports', {
        body: { reports: [{ ...failure, message }, aReport({ module, route: '/projects/:id' })] },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; rv:128.0) Gecko/20100101 Firefox/128.0' },
      });
    await tell('first');
    await tell('x is\u001b[31m un\u202edefined\n at y');
    await write();
    const kept = await api.database.query(
      'SELECT outcome, route, browser, message, count FROM release_reports WHERE module = $1 ORDER BY outcome',
      [module],
    );
    expect(kept).toEqual([
      {
        outcome: 'error',
        route: '/projects/:id',
        browser: 'Firefox 128',
        message: 'x is[31m undefined at y',
        count: 2,
      },
      { outcome: 'ok', route: '', browser: '', message: null, count: 2 },
    ]);
  });

  it('of a made-up page adds no row once there are 200 kinds of failure; what is known goes on counting', async () => {
    const told = (index: number) =>
      api.get(ReportWriter).add({
        ...aReport({ module, outcome: 'error', route: `/page-${index}` }),
        ...{ message: null, browser: 'other', network: Buffer.alloc(12), at: Date.now() },
      });
    const routes = (): Promise<{ route: string; count: number }[]> =>
      api.database.query(
        'SELECT route, sum(count)::int AS count FROM release_reports WHERE module = $1 GROUP BY route ORDER BY route',
        [module],
      );
    for (let index = 0; index < 200; index += 1) told(index);
    await write();
    for (const index of [0, 200, 201]) told(index);
    await write();
    expect((await routes()).slice(0, 2)).toEqual([
      { route: '', count: 2 },
      { route: '/page-0', count: 2 },
    ]);
    expect(await routes()).toHaveLength(201);
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
      `SELECT count(*)::int AS count FROM release_reports WHERE module = 'mf-nowhere' OR release = '9.9.9-aaaaaaaa'`,
    );
    expect([await total(), count]).toEqual([1, 0]);
  });

  it('counts at most twice a minute of one outcome from one network, and leaves room for others', async () => {
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

  it('of more than sixteen kilobytes is refused before it is read', async () => {
    const body = { reports: [aReport({ module })], padding: 'x'.repeat(16_384) };
    const answer = await api.call(null, 'POST /api/release-reports', { body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });

  it('leaves no address anywhere in the database', async () => {
    await report('crash', '203.0.113.99');
    await write();
    const [{ rows: everything }] = await api.database.query(
      `SELECT (SELECT json_agg(t) FROM release_reports t)::text || (SELECT json_agg(t) FROM release_sightings t)::text || (SELECT json_agg(t) FROM network_salts t)::text AS rows`,
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
