import { CALLS, countCalls } from '../support/faults.ts';
import { withoutLive } from '../support/live.ts';
import { anAccount } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Where one comes from each place to the next, and what it is called. */
const PLACES = {
  '/collaborations': 'Collaborations',
  '/my-invites': 'My Invites',
  '/my-projects': 'My Projects',
  '/post-project': 'Post a Project',
  '/profile': 'Create Your Profile',
  '/dashboard': 'Dashboard',
  '/explore-projects': 'Explore Projects',
};

test('a missing profile is asked for once, no place logs an error, and interest asks for a profile', {
  tag: '@lab',
}, async ({ page }) => {
  await withoutLive(page);
  await signIn(page, await anAccount());
  await page.clock.install();
  const asked = countCalls(page, CALLS.readProfile);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Create your profile' }).first()).toBeVisible();
  for (const [path, heading] of Object.entries(PLACES)) {
    await page.clock.fastForward(60_000);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(asked()).toBe(1);

  const card = page.getByRole('list', { name: 'Projects', exact: true }).getByRole('listitem').first();
  await card.getByRole('button', { name: 'Show Interest' }).click();
  await expect(card.getByRole('alert')).toContainText('Please complete your profile first.');
});
