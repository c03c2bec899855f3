import { CALLS, holdBack } from '../support/faults.ts';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const GUARDED = [
  '/profile',
  '/create-profile',
  '/dashboard',
  '/post-project',
  '/my-projects',
  '/my-invites',
  '/collaborations',
];

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, await aMember());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a visitor is sent from every page of signed-in people to sign-in, and on to it afterwards', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(path)}$`));
  }
  const { email, password } = await aMember();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/collaborations$/);
});

test('any other path leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Great ideas need a crew.' })).toBeVisible();
});

test('the dashboard ends loading after 8 seconds when the server hangs', async ({ page }) => {
  await signIn(page, await aMember());
  await holdBack(page, CALLS.readMyProjects);
  await page.clock.install();
  await page.goto('/dashboard');
  const loading = page.getByText('Loading dashboard...');
  await expect(loading).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.fastForward(5_000);
  await expect(loading).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Total Projects Posted')).toBeVisible();
  await expect(loading).toHaveCount(0);
});
