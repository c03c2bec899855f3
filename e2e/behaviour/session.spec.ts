import { aMember } from '../support/members.ts';
import { signInHere } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const GUARDED = [
  '/profile',
  '/create-profile',
  '/dashboard',
  '/post-project',
  '/my-projects',
  '/my-invites',
  '/ops/releases',
  '/collaborations',
];

test('a visitor is sent from every page of signed-in people to sign-in, and on to it afterwards', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=${encodeURIComponent(path)}$`));
  }
  await signInHere(page, await aMember());
  await expect(page).toHaveURL(/\/collaborations$/);
});

test('any other path leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Great ideas need a crew.' })).toBeVisible();
});
