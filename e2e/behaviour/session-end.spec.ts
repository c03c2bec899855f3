import type { Page } from '@playwright/test';
import { CALLS, countCalls, nextAnswer, refuse } from '../support/faults.ts';
import { withoutLive } from '../support/live.ts';
import { aMember } from '../support/members.ts';
import { signIn, signInByForm } from '../support/people.ts';
import { deleteAccount, disableAccount } from '../support/provider.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const LONGER_THAN_A_TOKEN_LIVES_MS = 2 * 60 * 60 * 1000;

const ENDINGS = { disabled: disableAccount, deleted: deleteAccount };

test.use({ mayLogErrors: true });

async function expectSignedOut(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(from)}$`));
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
}

for (const [ending, end] of Object.entries(ENDINGS)) {
  test(`somebody whose account is ${ending} is signed out when their token is renewed`, async ({ page }) => {
    const member = await aMember();
    await signIn(page, member);
    await page.goto('/dashboard');
    await expect(page.getByText('Total Projects Posted')).toBeVisible();
    await end(member.uid);
    await page.clock.setSystemTime(Date.now() + LONGER_THAN_A_TOKEN_LIVES_MS);
    await page.getByRole('main').getByRole('link', { name: 'My Projects' }).click();
    await expectSignedOut(page, '/my-projects');
    await expect(toast(page, ENDED)).toHaveCount(1);
  });

  test(`somebody whose account is ${ending} is signed out once the API refuses them`, async ({ page }) => {
    const member = await aMember();
    await signIn(page, member);
    await page.goto('/dashboard');
    await expect(page.getByText('Total Projects Posted')).toBeVisible();
    await end(member.uid);
    await refuse(page, CALLS.readMyProjects, 401, 'Sign in first.');
    await page.getByRole('main').getByRole('link', { name: 'My Projects' }).click();
    await expectSignedOut(page, '/my-projects');
    await expect(toast(page, ENDED)).toHaveCount(1);
  });

  test(`somebody whose account is ${ending} is signed out by a reload`, async ({ page }) => {
    const member = await aMember();
    await signInByForm(page, member);
    await end(member.uid);
    await page.goto('/dashboard');
    await expectSignedOut(page, '/dashboard');
  });
}

test('somebody whom the API refuses while the provider stands by them stays signed in, and is told', async ({
  page,
}) => {
  await signIn(page, await aMember());
  // It would have the list read again before anybody presses.
  await withoutLive(page);
  const letBackIn = await refuse(page, CALLS.readMyProjects, 401, 'Sign in first.');
  const asked = countCalls(page, CALLS.readMyProjects);
  await page.goto('/my-projects');
  await expect(page.getByRole('main').getByText('Failed to fetch your projects.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(asked()).toBe(2);
  await letBackIn();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No projects posted yet.')).toBeVisible();
});

test('the session ends under a form with changes without a question', async ({ page }) => {
  const member = await aMember();
  await signIn(page, member);
  // Until it is there, posting only asks to wait.
  const profile = nextAnswer(page, CALLS.readProfile);
  await page.goto('/post-project');
  await profile;
  await page.getByLabel('Title').fill('Half a thought');
  await disableAccount(member.uid);
  await refuse(page, CALLS.createProject, 401, 'Sign in first.');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expectSignedOut(page, '/post-project');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
