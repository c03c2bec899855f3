import type { Page } from '@playwright/test';
import { OPEN_ROUTES, SIGNED_IN_ROUTES } from '../screens/routes.ts';
import { ADA, signInByForm } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface Batch {
  audience: string;
  reports: { module: string; outcome: string }[];
}

/** What pages have told so far; it grows. */
async function listen(page: Page): Promise<Batch[]> {
  const batches: Batch[] = [];
  await page.route('**/api/release-reports', (route) => {
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

for (const width of [1280, 390]) {
  test(`no page of a good release is told of as anything but good, ${width} px wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    const batches = await listen(page);
    for (const route of OPEN_ROUTES) await visit(page, route);
    await signInByForm(page, ADA);
    const visitors = batches.length;
    for (const route of SIGNED_IN_ROUTES) await visit(page, route);
    const outcomes = batches.flatMap(({ reports }) => reports.map(({ module, outcome }) => `${module} ${outcome}`));
    expect(outcomes.filter((outcome) => !outcome.endsWith(' ok'))).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(OPEN_ROUTES.length);
    expect(batches[0]?.audience).toBe('visitor');
    expect(batches.slice(visitors).at(-1)?.audience).toBe('member');
  });
}
