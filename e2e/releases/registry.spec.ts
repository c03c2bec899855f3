import { forgeRelease } from '../support/forge-release.ts';
import { makeLive, servedRegistry } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const HEADING = 'Explore Hackathons';
const NEXT_HEADING = 'Explore Hackathons, second edition';

test('the next page load runs the release that the registry names, and nothing else has changed', async ({ page }) => {
  const next = await forgeRelease('mf-hackathons', {
    text: (script) => script.replaceAll(`"${HEADING}"`, `"${NEXT_HEADING}"`),
  });
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
  const { [module]: _left, ...others } = (await servedRegistry()).modules;
  return others;
}
