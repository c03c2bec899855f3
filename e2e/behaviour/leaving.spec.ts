import type { Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const FORMS = [
  { path: '/create-profile', field: 'Short Bio' },
  { path: '/post-project', field: 'Description' },
];

async function expectQuestion(page: Page, answer: 'Leave' | 'Keep editing'): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toHaveCount(0);
}

for (const { path, field } of FORMS) {
  test(`${path}, left with changes, asks first, also by Sign Out`, async ({ page }) => {
    await signIn(page, await aMember());
    await page.goto(path);
    await page.getByLabel(field).fill('Half a thought.');

    await page.getByRole('link', { name: 'Home' }).first().click();
    await expectQuestion(page, 'Keep editing');
    await expect(page.getByLabel(field)).toHaveValue('Half a thought.');

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectQuestion(page, 'Keep editing');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

    await page.getByRole('link', { name: 'Home' }).first().click();
    await expectQuestion(page, 'Leave');
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a form left with changes asks when its tab is closed or reloaded', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/post-project');
  await page.getByLabel('Title').pressSequentially('Half');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
});
