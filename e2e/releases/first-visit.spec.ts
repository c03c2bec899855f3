import type { Page } from '@playwright/test';
import { aPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Traces that libraries leave in code even when it is minified. */
const IDENTITY = 'identitytoolkit.googleapis.com';
const HTTP_CLIENT = 'AxiosError';
const TOASTS = 'Notifications Alt+T';
const MOST_CARDS = 24;

/** Which of these libraries a page has loaded, asked as often as one likes. */
function watchLibraries(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () => {
    const text = (await Promise.all(scripts)).join('\n');
    return [IDENTITY, HTTP_CLIENT, TOASTS].filter((trace) => text.includes(trace));
  };
}

test('a visitor gets 24 cards, and no library that waits for a first need', async ({ page }) => {
  const libraries = watchLibraries(page);
  for (const [path, list] of [
    ['/explore-projects', 'Projects'],
    ['/explore', 'Developers'],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole('list', { name: list, exact: true }).locator(':scope > li');
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeLessThanOrEqual(MOST_CARDS);
    await page.waitForLoadState('networkidle');
    expect(await libraries()).toEqual([]);
  }

  await page.getByRole('searchbox').fill('nobody is called so');
  await expect.poll(libraries).toEqual([HTTP_CLIENT]);
  await page.getByRole('button', { name: /Messages/ }).click();
  await expect.poll(libraries).toEqual([HTTP_CLIENT, TOASTS]);
  await page.goto('/sign-in');
  await expect.poll(libraries).toEqual([IDENTITY, HTTP_CLIENT, TOASTS]);
});

test('a page of a visitor knows who has signed in in another tab, once they come back to it', { tag: '@lab' }, async ({
  page,
}) => {
  await page.goto('/explore');
  const bell = page.getByRole('banner').getByRole('link', { name: /^My Invites/ });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const other = await page.context().newPage();
  await signUp(other, aPerson());
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bell).toBeVisible();
});
