import { forgeRelease } from '../support/forge-release.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { makeLive } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const NEXT_HEADING = 'Post a Project, second edition';

test('a tab in the middle of a form keeps its release, and takes the new one when the form is opened again', async ({
  page,
}) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  await page.getByLabel('Description').fill('Half a thought.');

  const next = await forgeRelease('mf-projects', {
    text: (script) => script.replaceAll('"Post a Project"', `"${NEXT_HEADING}"`),
  });
  const goBack = await makeLive('mf-projects', next);
  try {
    // Long enough for the page to hear of it, by coming back into view.
    const heard = page.waitForResponse('**/registry');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await heard;
    await expect(page.getByLabel('Description')).toHaveValue('Half a thought.');
    await expect(page.getByRole('heading', { level: 1, name: 'Post a Project', exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: NEXT_HEADING })).toBeVisible();
  } finally {
    await goBack();
  }
});

test('after a rollback an open tab gets the old release with its next navigation into the module', {
  tag: '@lab',
}, async ({ page }) => {
  const next = await forgeRelease('mf-hackathons', {
    text: (script) => script.replaceAll('"Explore Hackathons"', '"Explore Hackathons, second edition"'),
  });
  const goBack = await makeLive('mf-hackathons', next);
  await page.goto('/explore-hackathons');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Hackathons, second edition' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await goBack();

  // What the page has heard within the last second it takes as it is.
  await page.waitForTimeout(1_000);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Hackathons', exact: true })).toBeVisible();
});
