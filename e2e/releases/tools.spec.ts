import { satisfies } from '@crewdeck/releases/compatibility';
import { MODULES } from '../support/modules.ts';
import { liveReleaseOf, readRecordOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

interface Assets {
  sync: string[];
  async: string[];
}
interface Manifest {
  metaData: { globalName: string; buildInfo: { buildVersion: string }; remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: Assets; css: Assets } }[];
  shared: { name: string; requiredVersion: string }[];
}

test('every release brings the manifest of Module Federation, which names its files and versions', async ({
  request,
}) => {
  const shell = await readRecordOf('shell', await liveReleaseOf('shell'));
  for (const { module } of MODULES) {
    const release = await liveReleaseOf(module);
    const { container, files } = await readRecordOf(module, release);
    const answer = await request.get(`/modules/${module}/${release}/mf-manifest.json`);
    const { metaData, exposes, shared }: Manifest = await answer.json();
    expect(metaData).toMatchObject({ globalName: container, buildInfo: { buildVersion: release } });
    const sdk = shared.find(({ name }) => name === '@crewdeck/module-sdk');
    expect(satisfies(shell.host?.provides.sdk ?? '', sdk?.requiredVersion ?? '')).toBe(true);
    expect(exposes.map(({ path }) => path)).toEqual(['./module']);
    const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
    expect(assets.length).toBeGreaterThan(2);
    expect([metaData.remoteEntry.name, ...assets].filter((file) => !Object.hasOwn(files, file))).toEqual([]);
  }
});

test('the tools of Module Federation find the page as a graph with its releases', async ({ page }) => {
  await page.goto('/explore');
  const release = await liveReleaseOf('mf-explore');
  const shell = await liveReleaseOf('shell');
  // Read as the developer tools of the ecosystem read it.
  const graph = () =>
    page.evaluate(() => Reflect.get(window, '__FEDERATION__').moduleInfo as Record<string, Record<string, unknown>>);
  await expect.poll(async () => (await graph()).crewdeck_shell?.version).toBe(shell);
  expect((await graph()).crewdeck_shell?.remotesInfo).toMatchObject({ 'mf-explore': { matchedVersion: release } });
  expect((await graph())[`mf-explore:${release}`]).toEqual({
    version: release,
    remoteEntry: new URL(`/modules/mf-explore/${release}/remoteEntry.js`, page.url()).href,
  });
});
