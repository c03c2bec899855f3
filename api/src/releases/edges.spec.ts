import type { ReleasesStatus } from '@crewdeck/contract';
import { SignJWT } from 'jose';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const KEY = 'the first key is the one that signs';
const REPORT = { edge: 'edge-1:3000', revision: 7, missing: ['mf-profile@1.0.0-aaaaaaaa'] };

interface Wishes {
  report?: object;
  key?: string;
  audience?: string;
  expiry?: string;
}

const signed = ({ report = REPORT, key = KEY, audience = 'crewdeck-edge', expiry = '1 minute' }: Wishes = {}) =>
  new SignJWT({ ...report })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(key));

describe('what an edge says that it serves', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ EDGE_REPORT_SECRETS: `${KEY},the key of yesterday is good for a while` });
  });

  beforeEach(() => api.database.query('DELETE FROM edges'));

  afterAll(() => api.stop());

  const ask = (report: string) => api.call(null, 'GET /api/registry', { headers: { 'x-edge-report': report } });
  const edges = async () => (await api.call<ReleasesStatus>(anOps(), 'GET /api/releases')).body.edges;

  it('is in the status, the last word of each', async () => {
    await ask(await signed());
    await ask(await signed({ report: { ...REPORT, revision: 8, missing: [] } }));
    await ask(
      await signed({ report: { ...REPORT, edge: 'edge-2:3000' }, key: 'the key of yesterday is good for a while' }),
    );
    expect(await edges()).toMatchObject([
      { name: 'edge-1:3000', revision: 8, missing: [] },
      { name: 'edge-2:3000', revision: 7, missing: REPORT.missing },
    ]);
  });

  it('is forgotten when it leaves, and heard again when it is back', async () => {
    await ask(await signed());
    await ask(await signed({ report: { ...REPORT, edge: 'edge-2:3000' } }));
    await ask(await signed({ report: { ...REPORT, isLeaving: true } }));
    expect(await edges()).toMatchObject([{ name: 'edge-2:3000' }]);
    await ask(await signed());
    expect(await edges()).toHaveLength(2);
  });

  it('is forgotten after a minute of silence', async () => {
    await ask(await signed());
    await api.database.query(`UPDATE edges SET seen_at = now() - interval '61 seconds'`);
    expect(await edges()).toEqual([]);
  });

  it('is removed after a day, when another edge speaks', async () => {
    await ask(await signed());
    await api.database.query(`UPDATE edges SET seen_at = now() - interval '25 hours'`);
    await ask(await signed({ report: { ...REPORT, edge: 'edge-2:3000' } }));
    expect(await api.database.query('SELECT name FROM edges')).toEqual([{ name: 'edge-2:3000' }]);
  });

  it.each([
    ['signed by somebody else', { key: 'another-secret-of-32-characters-or-so' }],
    ['signed for something else', { audience: 'crewdeck-preview' }],
    ['old', { expiry: '-1 minute' }],
    ['no report', { report: { edge: '', revision: 'x' } }],
  ])('counts for nothing when it is %s, and the registry is answered', async (_case, wishes) => {
    expect((await ask(await signed(wishes))).status).toBe(200);
    expect((await ask('rubbish')).status).toBe(200);
    expect(await edges()).toEqual([]);
  });
});
