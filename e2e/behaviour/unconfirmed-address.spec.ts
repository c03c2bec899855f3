import type { Page } from '@playwright/test';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { ADA, signIn } from '../support/people.ts';
import { confirmationLinkOf } from '../support/provider.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const NOTICE = "Your email isn't confirmed yet.";

const noticeOn = (page: Page) => page.getByRole('main').getByText(NOTICE);

/** A browser tells a page that its tab is looked at again; a test has one tab, which always is. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a receiver reads that the address is not confirmed, until the sender has followed the link', {
  tag: '@lab',
}, async ({ page, browser, baseURL }) => {
  const [sender, receiver] = [await aMember('Sender'), await aMember('Receiver')];
  await anInviteTo(receiver, sender, await aProjectOf(sender));
  const receivers = await browser.newPage({ baseURL });
  await signIn(receivers, receiver);
  await receivers.goto('/my-invites');
  const card = receivers.getByRole('listitem').filter({ hasText: sender.name });
  await expect(card.getByText('email not confirmed')).toBeVisible();
  await expect(card).not.toContainText('@');

  await signIn(page, sender);
  await page.goto(`/explore?search=${encodeURIComponent(receiver.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  await expect(page.getByRole('dialog').getByText(NOTICE)).toBeVisible();
  await page.goto('/my-invites?tab=sent');
  await expect(noticeOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send me a confirmation link' }).click();
  await expectToast(page, "We've sent you a link. Open it, then come back here.");
  expect((await fetch(await confirmationLinkOf(sender.email))).status).toBe(200);
  await comeBackTo(page);
  await expect(noticeOn(page)).toHaveCount(0);

  // Any call tells the API.
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { name: `Planner of ${sender.name}` })).toBeVisible();
  await receivers.reload();
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', `mailto:${sender.email}`);
  await expect(card.getByText('email not confirmed')).toHaveCount(0);
  await receivers.close();
});

test('demo people have confirmed theirs', { tag: '@lab' }, async ({ page }) => {
  await signIn(page, ADA);
  await page.goto('/my-invites?tab=sent');
  await expect(page.getByRole('list', { name: 'Sent invites' })).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
});
