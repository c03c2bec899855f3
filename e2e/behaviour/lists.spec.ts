import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE } from '../support/good-page.ts';
import { withoutLive } from '../support/live.ts';
import { aMember, anInviteTo, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const MORE_THAN_A_PAGE = 103;
const CARDS_PER_PAGE = 24;

/** The API lets fewer than all of them wait for one person. */
const AT_ONCE = 20;

async function many(count: number, make: (number: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  while (numbers.length > 0) await Promise.all(numbers.splice(0, AT_ONCE).map(make));
}

test('all projects of somebody who has posted more than a hundred are shown and counted', async ({ page }) => {
  const owner = await aMember('Prolific');
  await many(MORE_THAN_A_PAGE, (index) => aProjectOf(owner, { title: `Idea ${index}` }));
  await signIn(page, owner);
  await page.goto('/my-projects');
  const cards = page.getByRole('list', { name: 'My projects' }).getByRole('listitem');
  await expect(cards).toHaveCount(MORE_THAN_A_PAGE, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Idea 1', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('definition').filter({ hasText: /^103$/ })).toBeVisible();
});

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

test('the directory finds people by name, description, any skill and university line, whatever the case', async ({
  page,
}) => {
  const rare = `q${Date.now().toString(36)}`;
  const wanted = await aMember(`Mira${rare}`, {
    bio: `Keeps bees in ${rare}town.`,
    branch: `Mycology ${rare}`,
    academicYear: `7th ${rare} year`,
    skills: [
      { skillId: 'React', level: 'Advanced' },
      { skillId: `${rare}Script`, level: 'Advanced' },
    ],
  });
  await page.goto('/explore');
  const search = page.getByRole('searchbox');
  for (const text of [wanted.name, `bees in ${rare}TOWN`, `${rare}script`, `MYCOLOGY ${rare} · 7th ${rare}`]) {
    await search.fill(text);
    await expect(page.getByText('Showing 1 developer(s)')).toBeVisible();
    await expect(page.getByRole('heading', { name: wanted.name })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('Showing 1 developer(s)')).toHaveCount(0);
  }
});

test('the tech filter finds any skill that contains the choice, the availability filter only the very same', async ({
  page,
}) => {
  const name = `Filter${Date.now().toString(36)}`;
  const mongo = { skills: [{ skillId: 'MongoDB', level: 'Advanced' }] };
  const atWork = await aMember(`${name}A`, { ...mongo, availability: 'Available for work' });
  const open = await aMember(`${name}B`, { ...mongo, availability: 'Open to Collaborate' });
  await aMember(`${name}C`, { availability: 'Open to Collaborate' });
  const people = page.getByRole('list', { name: 'Developers' }).getByRole('heading');
  await page.goto(`/explore?search=${name}`);
  await expect(people).toHaveCount(3);
  await page.getByLabel('Tech stack').selectOption('Go');
  await expect(people).toHaveCount(2);
  for (const { name: found } of [atWork, open]) await expect(people.filter({ hasText: found })).toHaveCount(1);
  await page.getByLabel('Availability').selectOption('Open to Collaborate');
  await expect(people).toHaveText([open.name]);
  await page.getByLabel('Availability').selectOption('Actively Looking');
  await expect(page.getByText('No users found.')).toBeVisible();
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

test('whoever comes back to a long list, or from a dialog on it, finds all of it, where they were', async ({
  page,
}) => {
  const owner = await aMember('Prolific');
  await many(MORE_THAN_A_PAGE, () => aProjectOf(owner));
  await many(MORE_THAN_A_PAGE, () => aMember('Crowd'));
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

  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
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
  }
});

/** How far down the page is scrolled, in pixels. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
