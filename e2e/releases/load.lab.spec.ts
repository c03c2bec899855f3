import type { Browser, Page } from '@playwright/test';
import { ADA, signIn } from '../support/people.ts';
import { liveReleaseOf, reportCounts, reportsSince } from '../support/registry.ts';
import { OPEN_ROUTES, openPlaces, SIGNED_IN_ROUTES, SIGNED_OUT_ROUTES } from '../support/routes.ts';
import { RELEASED } from '../support/second-builds.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watched-context.ts';

const LOADS = 500;
/** Of each of two people; together more than the machine has cores for. */
const TABS = 3;

async function aBrowserOf(browser: Browser, person?: typeof ADA) {
  const context = await browser.newContext({ baseURL: theSystem().url });
  const watched = watch(context);
  const pages: Page[] = [];
  while (pages.length < TABS) pages.push(await context.newPage());
  if (person && pages[0]) await signIn(pages[0], person);
  return { context, watched, pages };
}

/** One address after the other, again and again. */
function* around(addresses: readonly string[], loads: number): Generator<string> {
  for (let load = 0; load < loads; load += 1) yield addresses[load % addresses.length] ?? '/';
}

test(`of ${LOADS} page loads under load none is told of as anything but good, loads itself again or takes a release back`, async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const live = () => Promise.all(RELEASED.map(liveReleaseOf));
  const [releases, before, places] = [await live(), await reportCounts(), await openPlaces()];
  const toAll = [...OPEN_ROUTES, ...places];
  const people = [
    { ...(await aBrowserOf(browser)), routes: [...toAll, ...SIGNED_OUT_ROUTES] },
    { ...(await aBrowserOf(browser, ADA)), routes: [...toAll, ...SIGNED_IN_ROUTES] },
  ];
  const visits = people.map(async ({ pages, routes, watched, context }) => {
    const next = around(
      routes.map(({ path }) => path),
      LOADS / people.length,
    );
    const visit = async (page: Page) => {
      for (const path of next) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
      }
    };
    await Promise.all(pages.map(visit));
    expect(watched.errors).toEqual([]);
    expect(watched.documents).toHaveLength(LOADS / people.length);
    await context.close();
  });
  await Promise.all(visits);

  const { ok, others } = await reportsSince(before);
  expect(others).toEqual([]);
  expect(ok.sort()).toEqual([...RELEASED].sort());
  expect(await live()).toEqual(releases);
});
