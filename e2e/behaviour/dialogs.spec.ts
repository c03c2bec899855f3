import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { holdBack } from '../support/faults.ts';
import { expectGoodPage } from '../support/good-page.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

/** My Projects of somebody who came from their dashboard. */
async function openMyProjects(page: Page): Promise<{ id: string; title: string }> {
  const owner = await aMember('Owner');
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'My Projects' }).click();
  await expect(page.getByRole('heading', { name: project.title })).toBeVisible();
  return project;
}

const WAYS_TO_CLOSE = {
  'its button': (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  'a double click on its button': (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
};

test('a dialog leaves no step behind, however it is closed: Back then leaves the page', async ({ page }) => {
  const { id } = await openMyProjects(page);
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await page.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\?view=/);
    await close(page);
    await expect(page.getByRole('dialog'), way).toHaveCount(0);
    await expect(page, way).toHaveURL(/\/my-projects$/);
    await page.goBack();
    await expect(page, way).toHaveURL(/\/dashboard$/);
    await page.goForward();
  }

  await test.step('after a reload', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/my-projects$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('when its address was opened from elsewhere', async () => {
    await page.goto(`/my-projects?view=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/my-projects$/);
    await expect(page.getByRole('button', { name: 'View' })).toBeVisible();
  });
});

test('a dialog of another module that is long on its way says so where one looks', { tag: '@lab' }, async ({
  page,
}) => {
  const wanted = await aMember('Wanted');
  await signIn(page, await aMember());
  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  const waiting = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
  const invite = page.getByRole('button', { name: 'Invite to Collaborate' });
  await expect(invite).toBeVisible();
  const letLoad = await holdBack(page, { method: 'GET', path: /^\/modules\// });
  await invite.click();
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await expectNoViolation(page);
  letLoad();
  await expect(page.getByRole('dialog', { name: `Invite ${wanted.name}` })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test.describe('without its file', () => {
  // A browser logs a script that doesn't arrive by itself.
  test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

  test('a dialog says that it could not be loaded, goes on asking, and opens once it is there', {
    tag: '@lab',
  }, async ({ page }) => {
    await openMyProjects(page);
    await page.route('**/modules/mf-projects/**', (route) => route.abort());
    const dialog = page.getByRole('dialog');
    const button = page.getByRole('button', { name: 'Edit' });
    for (const attempt of [1, 2]) {
      await button.click();
      await expect(dialog).toContainText("We couldn't load this.");
      if (attempt === 1) await expectGoodPage(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/my-projects$/);
      await expect(button).toBeFocused();
    }

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await button.click();
    await expect(dialog.getByRole('heading', { name: 'Edit project' })).toBeVisible();
    await expect(dialog).not.toContainText("We couldn't load this.");
  });
});

test('the page behind a dialog neither scrolls nor takes the focus, and gets it back; a toast above it can be closed', async ({
  page,
}) => {
  await openMyProjects(page);
  const opener = page.getByRole('button', { name: 'View' });
  const width = () => page.evaluate(() => document.body.clientWidth);
  const before = await width();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await width()).toBe(before);
  await page.mouse.move(8, 400);
  await page.mouse.wheel(0, 600);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, [role=dialog] *'))).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(8, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Project archived!')).toBeVisible();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'close' })
    .click();
  await expect(toast(page, 'Project archived!')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
