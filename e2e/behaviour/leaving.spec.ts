import type { Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function expectQuestion(page: Page, answer: 'Discard' | 'Keep editing'): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toHaveCount(0);
}

test('a form left with changes asks first: by a link, Back, Forward and Sign Out', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/my-projects');
  await page.getByRole('main').getByRole('link', { name: 'Post a Project' }).click();
  const field = page.getByLabel('Description');
  const home = page.getByRole('link', { name: 'Home' }).first();
  await expect(field).toBeVisible();
  await home.click();
  await expect(page).not.toHaveURL(/\/post-project/);
  await page.goBack();
  await field.fill('Half a thought.');

  await page.goForward();
  await expectQuestion(page, 'Keep editing');
  await page.goBack();
  await expectQuestion(page, 'Keep editing');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectQuestion(page, 'Keep editing');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await home.click();
  await expectQuestion(page, 'Keep editing');
  await expect(page).toHaveURL(/\/post-project$/);
  await expect(field).toHaveValue('Half a thought.');

  await page.goBack();
  await expectQuestion(page, 'Discard');
  await expect(page).toHaveURL(/\/my-projects$/);
});
