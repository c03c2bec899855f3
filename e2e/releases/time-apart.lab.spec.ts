import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectServed } from '../support/registry.ts';
import { releaseAs } from '../support/release-command.ts';
import { aSquad, buildSixthModule, SDK, SIXTH, sdkVersion } from '../support/sixth-module.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = 3;

const USES_MORE = {
  'src/pages/crew-page.tsx': `import { useTomorrow } from '@crewdeck/module-sdk';
export const CrewPage = () => useTomorrow();`,
};

async function federationOf(build: string): Promise<string> {
  return JSON.parse(await readFile(join(build, 'release.json'), 'utf8')).requires.federation;
}

async function releaseIn(build: string): Promise<string> {
  const { version, hash } = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
  return `${version}-${hash}`;
}

test('modules built with other minor versions of SDK and federation runtime, and another patch of React, run in one page with the shell', async ({
  page,
}) => {
  test.slow();
  const squad = await aSquad(SIXTH);
  // Another test may have left it stopped.
  await releaseAs(squad, 'resume', SIXTH);
  const publish = (build: string) => releaseAs(squad, 'publish', SIXTH, '--from', build, '--activate');
  const react = { react: '19.3.99', 'react-dom': '19.3.99' };
  for (const [minors, more, hasFederationBefore] of [
    [-2, react, false],
    [0, {}, true],
    [2, {}, false],
  ] as const) {
    const version = `2.${minors + 2}.0`;
    const versions = { ...(minors !== 0 && { [SDK]: await sdkVersion(minors) }), ...more };
    const build = await buildSixthModule({ versions, version, hasFederationBefore });
    expect((await federationOf(build)).startsWith('^2.7.')).toBe(hasFederationBefore);
    const published = await publish(build);
    expect(published).toMatchObject({ exitCode: 0, errors: '' });
    await expectServed(SIXTH, await releaseIn(build));
    await page.goto('/crews');
    await expect(page.getByText(/^Hackathons: \d+$/)).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
      expect.stringContaining(`/modules/${SIXTH}/${version}-`),
    );
  }

  const newerExport = 'export const useTomorrow = () => null;';
  const versions = { [SDK]: await sdkVersion(2) };
  const newer = await publish(await buildSixthModule({ versions, newerExport, files: USES_MORE, version: '2.5.0' }));
  expect(newer.exitCode).toBe(REFUSED);
  expect(newer.errors).toMatch(
    /It uses useTomorrow of the module SDK \^\d+\.\d+\.7, which the shell's \d+\.\d+\.\d+ has not\./,
  );

  const far = await publish(await buildSixthModule({ versions: { [SDK]: await sdkVersion(3) }, version: '2.6.0' }));
  expect(far.exitCode).toBe(REFUSED);
  expect(far.errors).toMatch(/It needs the module SDK \^\d+\.\d+\.7, but the shell has \d+\.\d+\.\d+\./);
});
