import { forgeRelease } from '../support/forge-release.ts';
import { release } from '../support/release-command.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const HEADING = 'Explore Hackathons';
const NEXT_HEADING = 'Explore Hackathons, to be tried';

test('a preview link shows one release in that browser only, with a banner and a way out', async ({
  page,
  browser,
}) => {
  const next = await forgeRelease('mf-hackathons', {
    text: (script) => script.replaceAll(`"${HEADING}"`, `"${NEXT_HEADING}"`),
  });
  const { output } = await release('preview', `mf-hackathons@${next}`, '--json');
  const link = new URL(/\/preview\/[\w.-]+/.exec(output)?.[0] ?? '', theSystem().url);

  await page.goto(link.href);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(`You're previewing mf-hackathons ${next}`)).toBeVisible();
  await page.goto('/explore-hackathons');
  await expect(page.getByRole('heading', { level: 1, name: NEXT_HEADING })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(`${theSystem().url}/explore-hackathons`);
  await expect(other.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'Leave preview' }).click();
  await page.goto('/explore-hackathons');
  await expect(page.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();
  await expect(page.getByText("You're previewing")).toHaveCount(0);
});

test.describe('a link that somebody has changed', () => {
  // A browser logs the refusal by itself.
  test.use({ mayLogErrors: true });

  test('is refused with a sentence', { tag: '@lab' }, async ({ page }) => {
    const response = await page.goto('/preview/eyJhbGciOiJIUzI1NiJ9.eyJtb2R1bGUiOiJtZi1leHBsb3JlIn0.forged');
    expect(response?.status()).toBeGreaterThanOrEqual(400);
    await expect(page.getByRole('heading')).toBeVisible();
    await page.goto('/explore-hackathons');
    await expect(page.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();
  });
});
