import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { holdBack } from '../support/faults.ts';
import { expectGoodPage } from '../support/good-page.ts';
import { aMember, anAccount, aProjectOf } from '../support/members.ts';
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
  await openMyProjects(page);
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
});

test('a dialog outlives a reload, and is still closed by going back', async ({ page }) => {
  await openMyProjects(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/my-projects$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a dialog whose address was opened from elsewhere closes onto its page', async ({ page }) => {
  const { id } = await openMyProjects(page);
  await page.goto(`/my-projects?view=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-projects$/);
  await expect(page.getByRole('button', { name: 'View' })).toBeVisible();
});

test('a dialog that is long on its way says so where one looks, be it of this module or of another one', async ({
  page,
}) => {
  const wanted = await aMember('Wanted');
  await openMyProjects(page);
  await expectWait(page, 'Edit', 'Edit project');
  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  await expectWait(page, 'Invite to Collaborate', `Invite ${wanted.name}`);
});

async function expectWait(page: Page, button: string, title: string): Promise<void> {
  const waiting = page.getByRole('status').filter({ hasText: /^Loading…$/ });
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  const letLoad = await holdBack(page, { method: 'GET', path: /^\/modules\// });
  await page.getByRole('button', { name: button }).click();
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await expectNoViolation(page);
  letLoad();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(waiting).toHaveCount(0);
}

test.describe('without its file', () => {
  // A browser logs a script that doesn't arrive by itself.
  test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

  test('a dialog says that it could not be loaded, goes on asking, and opens once it is there', async ({ page }) => {
    await openMyProjects(page);
    await page.route('**/modules/mf-projects/**', (route) => route.abort());
    const dialog = page.getByRole('dialog');
    const button = page.getByRole('button', { name: 'Edit' });
    for (const _attempt of [1, 2]) {
      await button.click();
      await expect(dialog).toContainText("We couldn't load this.");
      await expectGoodPage(page);
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

test('the page behind a dialog neither scrolls nor takes the focus, and gets it back', async ({ page }) => {
  await openMyProjects(page);
  const opener = page.getByRole('button', { name: 'View' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
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
});

test('a toast is above a dialog, where it can be closed', async ({ page }) => {
  await openMyProjects(page);
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

test('the way on from an invite dialog leads there, and Back to the dialog', async ({ page }) => {
  const wanted = await aMember('Wanted');
  await signIn(page, await anAccount());
  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: `Invite ${wanted.name}` })).toBeVisible();
});
