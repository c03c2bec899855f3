import type { Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PROVIDER = /(identitytoolkit|securetoken)\.googleapis\.com/;
const NOT_AUTHORISED = "We can't reach the sign-in service. Anything that needs your account won't load right now.";
const LONGER_THAN_A_TOKEN_LIVES_MS = 2 * 60 * 60 * 1000;

test.use({ mayLogErrors: true });

/** Somebody who was on their dashboard, in a network where calls of the identity provider hang by now. Returns the way back. */
async function aReturningMember(page: Page): Promise<() => Promise<void>> {
  const member = await aMember();
  await signIn(page, member);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Projects Posted')).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.route(PROVIDER, () => new Promise(() => undefined));
  return () => page.unroute(PROVIDER);
}

test('a returning member has their dashboard at once while the identity provider hangs', async ({ page }) => {
  await aReturningMember(page);
  await page.reload();
  // The provider's library waits for 30 s. A busy machine may need some of the ten.
  const projects = page.getByText('Total Projects Posted').locator('xpath=following-sibling::*[1]');
  await expect(projects).toHaveText('0', { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('calls that can not be authorised while the identity provider hangs are said once, and made once it answers', async ({
  page,
}) => {
  const letAnswer = await aReturningMember(page);
  await page.clock.setSystemTime(Date.now() + LONGER_THAN_A_TOKEN_LIVES_MS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText(NOT_AUTHORISED)).toBeVisible({ timeout: 10_000 });
  await page.goto('/explore-projects');
  await expect(page.getByText('Failed to load projects.').first()).toBeVisible({ timeout: 20_000 });

  await letAnswer();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(NOT_AUTHORISED)).toHaveCount(0);
});
