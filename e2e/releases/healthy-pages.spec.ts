import type { BrowserContext, Page } from '@playwright/test';
import { OPEN_ROUTES, SIGNED_IN_ROUTES } from '../screens/routes.ts';
import { DESK, PHONE } from '../support/good-page.ts';
import { ADA, signInByForm } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface Batch {
  audience: string;
  reports: { module: string; outcome: string }[];
}

/** What pages have told so far; it grows. */
async function listen(context: BrowserContext): Promise<Batch[]> {
  const batches: Batch[] = [];
  await context.route('**/api/release-reports', (route) => {
    batches.push(route.request().postDataJSON());
    return route.continue();
  });
  return batches;
}

/** Opens a page and stays until everything in it has come to rest, which is what it is looked at for once more. */
async function visit(page: Page, { path, heading }: { path: string; heading: string | RegExp }): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('crewdeck-begun'))).toBeNull();
}

test('no page of a good release is told of as anything but good', async ({ page, context }) => {
  test.setTimeout(180_000);
  const batches = await listen(context);
  const onPhone = await context.newPage();
  await page.setViewportSize(DESK);
  await onPhone.setViewportSize(PHONE);
  const visitAll = async (routes: readonly Parameters<typeof visit>[1][]) => {
    for (const route of routes) await Promise.all([visit(page, route), visit(onPhone, route)]);
  };
  await visitAll(OPEN_ROUTES);
  await signInByForm(page, ADA);
  const visitors = batches.length;
  await visitAll(SIGNED_IN_ROUTES);
  const outcomes = batches.flatMap(({ reports }) => reports.map(({ module, outcome }) => `${module} ${outcome}`));
  expect(outcomes.filter((outcome) => !outcome.endsWith(' ok'))).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(2 * OPEN_ROUTES.length);
  expect(batches[0]?.audience).toBe('visitor');
  expect(batches.slice(visitors).at(-1)?.audience).toBe('member');
});
