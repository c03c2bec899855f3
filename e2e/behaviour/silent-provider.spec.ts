import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PROVIDER = /(identitytoolkit|securetoken)\.googleapis\.com/;
const NOT_AUTHORISED = "We can't reach the sign-in service. Anything that needs your account won't load right now.";
const LONGER_THAN_A_TOKEN_LIVES_MS = 2 * 60 * 60 * 1000;

test.use({ mayLogErrors: true });

test('while the identity provider hangs, a member has their dashboard at once, reads which calls fail, and has them once it answers', async ({
  page,
}) => {
  const member = await aMember();
  await signIn(page, member);
  await page.goto('/dashboard');
  const projects = page.getByText('Total Projects Posted').locator('xpath=following-sibling::*[1]');
  await expect(projects).toHaveText('0');
  await expect(page.getByText(member.email)).toBeVisible();
  await page.route(PROVIDER, () => new Promise(() => undefined));
  await page.reload();
  // The provider's library waits for 30 s. A busy machine may need some of the ten.
  await expect(projects).toHaveText('0', { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.clock.setSystemTime(Date.now() + LONGER_THAN_A_TOKEN_LIVES_MS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText(NOT_AUTHORISED)).toBeVisible({ timeout: 10_000 });

  await page.unroute(PROVIDER);
  await page.reload();
  await expect(projects).toHaveText('0', { timeout: 30_000 });
  await expect(page.getByText(NOT_AUTHORISED)).toHaveCount(0);
});
