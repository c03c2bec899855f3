import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptRelease, ReleaseEvent } from '@crewdeck/contract';
import { openStore } from '@crewdeck/releases';
import { aBuild } from '@crewdeck/releases/testing/a-build';
import { aModule, aModuleName, anOps, aRelease, change } from '../testing/release-builders.ts';
import { knownReleases } from '../testing/releases-in-database.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0'];

describe('pruning', () => {
  let api: TestApi;
  let store: string;

  beforeAll(async () => {
    store = await mkdtemp(join(tmpdir(), 'releases-'));
    api = await TestApi.start({ RELEASES_STORE: store });
  });

  afterAll(() => api.stop());

  const prune = () => runJobs(api, 'prune_releases');
  const keptOf = async (module: string) => (await api.call<KeptRelease[]>(anOps(), `GET /api/releases/${module}`)).body;
  const age = (days: number) =>
    api.database.query(`UPDATE releases SET published_at = published_at - $1 * interval '1 day'`, [days]);

  it('forgets releases that are a month old and not needed, but the five latest; an event of each remains', async () => {
    const { module } = await aModule(api, VERSIONS);
    await age(29);
    await prune();
    expect(await keptOf(module)).toHaveLength(9);
    await age(2);
    await prune();
    const kept = await keptOf(module);
    expect(kept.map(({ version }) => version)).toEqual(['1.8.0', '1.7.0', '1.6.0', '1.5.0', '1.4.0']);
    const { body } = await api.call<ReleaseEvent[]>(anOps(), `GET /api/releases/${module}/events`);
    expect(body.filter(({ action, actor }) => action === 'prune' && actor === 'upkeep')).toHaveLength(4);
  });

  it('leaves what is live, last good, next last good, a canary, and what open pages may run', async () => {
    const { module, releases } = await aModule(api, VERSIONS.slice(0, 3));
    const [canary, seen, unneeded] = await Promise.all(
      ['0.1.0', '0.2.0', '0.3.0'].map((version) => aRelease(api, { module, version })),
    );
    await change(api, module, { action: 'activate', release: canary ?? '', percent: 1 });
    await age(40);
    await knownReleases(api.database, module, ...Array.from({ length: 5 }, (_, index) => `2.0.${index}-aaaaaaaa`));
    await api.database.query('UPDATE releases SET last_seen_at = now() WHERE release = $1', [seen]);
    await prune();
    const names = (await keptOf(module)).map(({ release }) => release);
    expect(names).toEqual(expect.arrayContaining([...releases, canary, seen]));
    expect(names).not.toContain(unneeded);
  });

  it('removes the files of what it forgets, and no others', async () => {
    const module = aModuleName();
    const versions = VERSIONS.slice(0, 6);
    for (const version of versions) {
      const { directory } = await aBuild({ module, version, files: { 'remoteEntry.js': version } });
      const publication = { commit: null, at: new Date().toISOString(), by: 'a spec' };
      const { record } = await (await openStore(store)).publish(directory, publication);
      await api.call(anOps(), 'POST /api/releases', { body: record });
    }
    await age(31);
    await prune();
    const left = await readdir(join(store, module));
    expect(left.map((name) => name.split('-')[0]).sort()).toEqual(versions.slice(1));
  });
});
