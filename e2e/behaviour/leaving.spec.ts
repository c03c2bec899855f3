import type { Page } from '@playwright/test';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const FORMS = [
  { path: '/create-profile', field: 'Short Bio', from: '/profile', link: 'Edit Profile' },
  { path: '/post-project', field: 'Description', from: '/my-projects', link: 'Post a Project' },
];

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const home = (page: Page) => page.getByRole('link', { name: 'Home' }).first();

async function expectQuestion(page: Page, answer: 'Leave' | 'Keep editing'): Promise<void> {
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: answer }).click();
  await expect(question(page)).toHaveCount(0);
}

for (const { path, field, from, link } of FORMS) {
  test(`${path}, left with changes, asks first: by a link, Back, Forward and Sign Out`, async ({ page }) => {
    await signIn(page, await aMember());
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByLabel(field)).toBeVisible();
    await home(page).click();
    await expect(page).not.toHaveURL(new RegExp(path));
    await page.goBack();
    await page.getByLabel(field).fill('Half a thought.');

    await page.goForward();
    await expectQuestion(page, 'Keep editing');
    await page.goBack();
    await expectQuestion(page, 'Keep editing');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectQuestion(page, 'Keep editing');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await home(page).click();
    await expectQuestion(page, 'Keep editing');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByLabel(field)).toHaveValue('Half a thought.');

    await page.goBack();
    await expectQuestion(page, 'Leave');
    await expect(page).toHaveURL(new RegExp(`${from}$`));
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

test('a form that was saved, or never touched, is left without a question', async ({ page }) => {
  await signIn(page, await aMember());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Short Bio').fill('A whole thought.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expectToast(page, 'Profile updated!');
  await expect(page.getByText('A whole thought.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Short Bio')).toHaveValue('A whole thought.');
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(question(page)).toHaveCount(0);
});

test('changes in the dialog of a project are asked about, and saved ones are not', async ({ page }) => {
  const owner = await aMember('Owner');
  const project = await aProjectOf(owner);
  await signIn(page, owner);
  await page.goto('/my-projects');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill(`${project.title}, again`);
  await page.keyboard.press('Escape');
  await expectQuestion(page, 'Keep editing');
  await page.goBack();
  await expectQuestion(page, 'Keep editing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Project updated successfully!');
  await expect(page).toHaveURL(/\/my-projects$/);
  await expect(question(page)).toHaveCount(0);
});
