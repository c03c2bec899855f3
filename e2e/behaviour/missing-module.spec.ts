import { aMember } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// A browser logs scripts that never arrive by itself.
test.use({ mayLogErrors: true });

test('inviting without the module of invites says so, leaves the card alone, and works once it is back', async ({
  page,
}) => {
  const wanted = await aMember('Wanted');
  await signIn(page, await aMember());
  await page.route('**/modules/mf-invites/**', (route) => route.abort());
  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  const card = page.getByRole('listitem').filter({ hasText: wanted.name });
  const invite = card.getByRole('button', { name: 'Invite to Collaborate' });
  await invite.click();
  const notice = page.getByRole('dialog', { name: "Invites aren't available right now" });
  await expect(notice).toContainText('Nothing was sent.');
  await notice.getByText('Close', { exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect(invite).toBeFocused();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await invite.click();
  await expect(page.getByRole('dialog', { name: `Invite ${wanted.name}` })).toBeVisible();
});
