import type { Page } from '@playwright/test';
import { CALLS, nextAnswer, refuse } from '../support/faults.ts';
import { aMember } from '../support/members.ts';
import { signIn, signInByForm } from '../support/people.ts';
import { deleteAccount, disableAccount } from '../support/provider.ts';
import { toast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const LONGER_THAN_A_TOKEN_LIVES_MS = 2 * 60 * 60 * 1000;

test.use({ mayLogErrors: true });

async function expectSignedOut(page: Page, ...from: string[]): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=(${from.map(encodeURIComponent).join('|')})$`));
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
}

test('somebody whose account is disabled is signed out when their token is renewed', async ({ page }) => {
  const member = await aMember();
  await signIn(page, member);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Projects Posted')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Projects' }).focus();
  await disableAccount(member.uid);
  await page.clock.setSystemTime(Date.now() + LONGER_THAN_A_TOKEN_LIVES_MS);
  // A call of the page itself may renew the token before this one: then the page isn't left for another.
  await page.keyboard.press('Enter');
  await expectSignedOut(page, '/my-projects', '/dashboard');
  await expect(toast(page, ENDED)).toHaveCount(1);
});

test('somebody whose account is deleted is signed out by a reload, and reads so at sign-in', { tag: '@lab' }, async ({
  page,
}) => {
  const member = await aMember();
  await signInByForm(page, member);
  await deleteAccount(member.uid);
  await page.goto('/dashboard');
  await expectSignedOut(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Your session has ended. Sign in again to go on to');
});

test('somebody whose account is disabled is signed out once the API refuses them, without a question about their changes', {
  tag: '@lab',
}, async ({ page }) => {
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
  await expect(toast(page, ENDED)).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
