import { CALLS, countCalls } from '../support/faults.ts';
import { withoutLive } from '../support/live.ts';
import { anAccount } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PAGES = {
  '/': 'Great ideas need a crew.',
  '/explore': 'Explore Users',
  '/explore-projects': 'Explore Projects',
  '/explore-hackathons': 'Explore Hackathons',
  '/post-project': 'Post a Project',
  '/post-hackathon': 'Post a Hackathon',
  '/my-projects': 'My Projects',
  '/my-invites': 'My Invites',
  '/collaborations': 'Collaborations',
  '/dashboard': 'Dashboard',
  '/create-profile': 'Create Your Profile',
};

test('no page logs an error for somebody who has no profile', async ({ page }) => {
  await withoutLive(page);
  await signIn(page, await anAccount());
  for (const [path, heading] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('a profile that does not exist is asked for once, however long one looks around', async ({ page }) => {
  await withoutLive(page);
  await signIn(page, await anAccount());
  await page.clock.install();
  const asked = countCalls(page, CALLS.readProfile);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Create your profile' }).first()).toBeVisible();
  for (const path of ['/my-projects', '/profile', '/dashboard']) {
    await page.clock.fastForward(60_000);
    await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForLoadState('networkidle');
  }
  expect(asked()).toBe(1);
});
