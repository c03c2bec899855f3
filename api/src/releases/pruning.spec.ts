import type { KeptRelease, ReleaseEvent } from '@crewdeck/contract';
import { aModule, anOps, aRelease, change } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const HOUR_MS = 3_600_000;

describe('pruning', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const prune = (module: string, release: string) => api.call(anOps(), `DELETE /api/releases/${module}/${release}`);
  const keptOf = async (module: string) => (await api.call<KeptRelease[]>(anOps(), `GET /api/releases/${module}`)).body;
  const seen = (release: string, hoursAgo: number) =>
    api.database.query('UPDATE releases SET last_seen_at = $2 WHERE release = $1', [
      release,
      new Date(Date.now() - hoursAgo * HOUR_MS),
    ]);

  it('forgets a release that nobody needs, and its event remains', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
    const [old = ''] = releases;
    expect((await prune(module, old)).status).toBe(204);
    expect((await keptOf(module)).map(({ version }) => version)).toEqual(['1.3.0', '1.2.0', '1.1.0']);
    expect(await prune(module, old)).toMatchObject({ status: 404, body: { code: 'release.not_found' } });
    const { body } = await api.call<ReleaseEvent[]>(anOps(), `GET /api/releases/${module}/events?limit=1`);
    expect(body).toMatchObject([{ action: 'prune', release: old }]);
  });

  it('is refused for what is live, last good or a canary, with the reason', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0']);
    const canary = await aRelease(api, { module, version: '1.2.0' });
    await change(api, module, { action: 'activate', release: canary, percent: 1 });
    const answers = await Promise.all([...releases, canary].map((release) => prune(module, release)));
    expect(answers.map(({ body }) => [body.code, body.error])).toEqual([
      ['release.needed', 'This release is still needed: it is last good.'],
      ['release.needed', 'This release is still needed: it is live.'],
      ['release.needed', 'This release is still needed: it is canary.'],
    ]);
  });

  it('leaves what stands behind the live release after a rollback, and none that was rolled back', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']);
    await change(api, module, { action: 'rollback', reason: 'It shows nothing.' });
    const needed = (await keptOf(module)).map(({ version, neededAs }) => [version, ...neededAs]);
    expect(needed).toEqual([
      ['1.4.0'],
      ['1.3.0', 'live'],
      ['1.2.0', 'last good'],
      ['1.1.0', 'next last good'],
      ['1.0.0'],
    ]);
    const answers = await Promise.all(releases.map((release) => prune(module, release)));
    expect(answers.map(({ status }) => status)).toEqual([204, 409, 409, 409, 204]);
    await change(api, module, { action: 'rollback', reason: 'So does this.' });
    const [rolledBack, live, lastGood] = await keptOf(module);
    expect([rolledBack?.neededAs, live?.neededAs, lastGood?.neededAs]).toEqual([[], ['live'], ['last good']]);
  });

  it('is refused while open pages may run it, for a day', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const release = await aRelease(api, { module, version: '0.9.0' });
    await seen(release, 23);
    expect((await keptOf(module))[0]).toMatchObject({ release, neededAs: ['in use'] });
    expect(await prune(module, release)).toMatchObject({ status: 409, body: { code: 'release.needed' } });
    await seen(release, 25);
    expect((await prune(module, release)).status).toBe(204);
  });

  it('and making live at the same moment leaves the one or the other', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    for (let turn = 0; turn < 10; turn += 1) {
      const release = await aRelease(api, { module, version: `1.1.${turn}` });
      const [pruned, activated] = await Promise.all([
        prune(module, release),
        change(api, module, { action: 'activate', release }),
      ]);
      expect([
        [204, 404],
        [409, 200],
      ]).toContainEqual([pruned.status, activated.status]);
    }
  });
});
