import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = "You're offline. What you see may be out of date.";
const WAITS = "This loads once you're back online.";

// A browser logs calls that never leave it by itself.
test.use({ mayLogErrors: true });

test('who is offline is told, and told again by every button that needs the network; a list comes by itself once it is back', async ({
  page,
  context,
}) => {
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  await anInviteTo(receiver, owner, await aProjectOf(owner));
  const other = await aProjectOf(owner, { title: `Other of ${owner.name}` });
  await signIn(page, receiver);
  await page.goto('/explore-projects');
  const card = page.getByRole('listitem').filter({ hasText: other.title });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await card.getByRole('button', { name: 'Show Interest' }).click();
  await expectToast(page, 'Something went wrong');

  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.goto('/my-invites');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'Failed to respond to invite.');
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No invites sent yet.')).toBeVisible();
});

test('a page that cannot be loaded offline says so, and comes by itself once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explore Hackathons' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText("Explore Hackathons isn't available right now", { timeout: 20_000 });
  await expect(panel).toContainText("This page loads once you're back online.");
  await context.setOffline(false);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test("a page of the shell's own that cannot be loaded offline comes by itself once the connection is back", async ({
  page,
  context,
}) => {
  await page.goto('/sign-in');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText("You're offline.")).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});
