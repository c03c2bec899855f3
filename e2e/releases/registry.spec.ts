import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgeRelease } from '../support/forge-release.ts';
import { makeLive } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const HEADING = 'Explore Hackathons';
const NEXT_HEADING = 'Explore Hackathons, second edition';

test('the next page load runs the release that the registry names, and nothing else has changed', async ({ page }) => {
  const next = await forgeRelease('mf-hackathons', (script) => script.replaceAll(`"${HEADING}"`, `"${NEXT_HEADING}"`));
  await page.goto('/explore-hackathons');
  await expect(page.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();

  const before = await registryWithout('mf-hackathons');
  const goBack = await makeLive('mf-hackathons', next);
  try {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: NEXT_HEADING, exact: true })).toBeVisible();
    expect(await registryWithout('mf-hackathons')).toEqual(before);
  } finally {
    await goBack();
  }

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();
});

async function registryWithout(module: string) {
  const text = await readFile(join(theSystem().dataDirectory, 'registry.json'), 'utf8');
  const { [module]: _left, ...others } = JSON.parse(text).modules;
  return others;
}
