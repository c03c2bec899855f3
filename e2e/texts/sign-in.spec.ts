import type { Page } from '@playwright/test';
import { aPerson } from '../support/people.ts';
import { expectRed } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// A browser logs refused calls by itself.
test.use({ mayLogErrors: true });

async function expectAccountForm(page: Page): Promise<void> {
  for (const label of ['Email', 'Password']) await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  await expect(page.getByRole('main').getByRole('button', { name: /Google/ })).toBeVisible();
}

test('sign-in and sign-up take email and password, or Google, and say in red what is wrong', async ({ page }) => {
  const { email } = aPerson();
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  const signUp = main.getByRole('button', { name: 'Sign Up', exact: true });
  await page.goto('/sign-up');
  await expectAccountForm(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('12345');
  await signUp.click();
  await expect(alert).toHaveText(/at least 6 characters/);
  await page.getByLabel('Password').fill('123456');
  await signUp.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();

  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('123456');
  await signUp.click();
  await expect(alert).toHaveText(/already in use/);
  await expectRed(alert);

  await page.goto('/sign-in');
  await expectAccountForm(page);
  const signIn = main.getByRole('button', { name: 'Sign In', exact: true });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await signIn.click();
  await expect(alert).toHaveText(/password|credential/);
  await expectRed(alert);

  await page.route(/signInWithPassword/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'NOBODY_KNOWS_THIS' } } }),
  );
  await signIn.click();
  await expect(alert).toHaveText('Oops! Something went wrong.');
  await expectRed(alert);
});
