import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE } from '../support/good-page.ts';
import { withoutLive } from '../support/live.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const CARDS_PER_PAGE = 24;
/** More than two pages. */
const MANY = 2 * CARDS_PER_PAGE + 2;

/** The API lets fewer than all of them wait for one person. */
const AT_ONCE = 20;

async function many(make: () => Promise<unknown>): Promise<void> {
  for (let left = MANY; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, make));
}

test('without a live stream, the sent invites are read again every 30 seconds: an acceptance appears by itself', async ({
  page,
}) => {
  await withoutLive(page);
  const [owner, receiver] = [await aMember('Owner'), await aMember('Wanted')];
  const { id } = await anInviteTo(receiver, owner, await aProjectOf(owner));
  await signIn(page, owner);
  await page.clock.install();
  await page.goto('/my-invites?tab=sent');
  const invite = page.getByRole('listitem').filter({ hasText: receiver.name });
  await expect(invite).toContainText('Pending');
  await receiver.send('PATCH', `/api/invites/${id}`, { status: 'accepted' });
  await page.clock.fastForward(20_000);
  await expect(invite).toContainText('Pending');
  await page.clock.fastForward(10_000);
  await expect(invite).toContainText('Accepted');
});

const DIRECTORY = { path: '/explore', name: 'Developers' };
const PROJECTS = { path: '/explore-projects', name: 'Projects' };

/** Opens a list and shows its second page. */
async function readFarDown(page: Page, { path, name }: typeof DIRECTORY): Promise<Locator> {
  await page.goto(path);
  const cards = page.getByRole('list', { name, exact: true }).locator(':scope > li');
  await expect(cards).toHaveCount(CARDS_PER_PAGE);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
  return cards;
}

test('whoever comes back to a long list, or from a dialog on it, finds all of it, where they were', {
  tag: '@lab',
}, async ({ page }) => {
  const owner = await aMember('Prolific');
  await many(() => aProjectOf(owner));
  await many(() => aMember('Crowd'));
  await signIn(page, owner);

  for (const [size, list] of [
    [PHONE, DIRECTORY],
    [DESK, PROJECTS],
  ] as const) {
    await page.setViewportSize(size);
    const cards = await readFarDown(page, list);
    await cards.nth(CARDS_PER_PAGE + 10).scrollIntoViewIfNeeded();
    const before = await placeOf(page);

    // At its place on the screen, as a person does: the test's own click would scroll first.
    const logo = await page.getByRole('link', { name: /^Crewdeck/ }).boundingBox();
    await page.mouse.click(logo?.x ?? 0, (logo?.y ?? 0) + 8);
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
    expect(await placeOf(page)).toBe(before);

    await page.reload();
    await expect.poll(() => placeOf(page)).toBe(before);
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
  }

  await page.setViewportSize(PHONE);
  const cards = await readFarDown(page, DIRECTORY);
  await cards
    .nth(CARDS_PER_PAGE + 10)
    .getByRole('button', { name: 'Invite to Collaborate' })
    .click();
  const before = await placeOf(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/explore$/);
  await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
  expect(await placeOf(page)).toBe(before);
});

/** How far down the page is scrolled, in pixels. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
