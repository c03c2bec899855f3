import type { ReleaseReport } from '@crewdeck/contract';
import { aPageTicket, TICKET_KEY } from '../testing/page-ticket.ts';
import { aReport, knownReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { ReportWriter } from './report-writer.ts';

const OLD_KEY = 'a-secret-that-only-the-tests-know-0';
const RELEASE = '1.0.0-aaaaaaaa';

describe('the page load of a report', () => {
  let api: TestApi;
  let modules = 0;
  let module: string;

  beforeAll(async () => {
    api = await TestApi.start({ PREVIEW_KEYS: `${TICKET_KEY},${OLD_KEY}`, REPORTS_PER_MINUTE_PER_NETWORK: '100' });
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    modules += 1;
    module = `mf-number-${modules}`;
    await knownReleases(api.database, module, RELEASE);
  });

  const tell = async (ticket: string | undefined, ...outcomes: ReleaseReport['outcome'][]) => {
    const reports = outcomes.map((outcome) => aReport({ module, outcome }));
    expect((await api.call(null, 'POST /api/release-reports', { body: { ticket, reports } })).status).toBe(204);
  };
  const counted = async () => {
    await api.get(ReportWriter).write();
    const rows = await api.database.query('SELECT outcome, count FROM release_health WHERE module = $1', [module]);
    return Object.fromEntries(rows.map(({ outcome, count }: Record<string, unknown>) => [outcome, count]));
  };

  it('counts once as one that works and once as one that fails, however often and however it tells', async () => {
    const ticket = await aPageTicket();
    await tell(ticket, 'ok', 'ok', 'crash');
    await tell(ticket, 'ok', 'crash', 'load', 'timeout');
    expect(await counted()).toEqual({ ok: 1, crash: 1 });
  });

  it('counts beside others', async () => {
    for (let load = 0; load < 3; load += 1) await tell(await aPageTicket(), 'ok');
    expect(await counted()).toEqual({ ok: 3 });
  });

  it('may have been signed with an earlier key', async () => {
    await tell(await aPageTicket({ key: OLD_KEY }), 'ok');
    expect(await counted()).toEqual({ ok: 1 });
  });

  it.each([
    ['is missing', undefined],
    ['is none', 'a.b.c'],
    ['somebody else has signed', aPageTicket({ key: 'another-secret-of-32-characters-or-so' })],
    ['is over', aPageTicket({ seconds: -1 })],
    ['was signed for a preview', aPageTicket({ audience: 'crewdeck-preview' })],
  ])('that %s counts for nothing', async (_, ticket) => {
    await tell(await ticket, 'ok', 'crash');
    expect(await counted()).toEqual({});
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    expect(figures).toMatch(/^release_reports_dropped_total\{reason="no_page_load"\} \d+$/m);
  });
});
