import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { delayApi } from '../support/faults.ts';
import { HEALTHY_STATES, type HealthyState, translate } from '../support/healthy-states.ts';
import { aMember } from '../support/members.ts';
import { aScene, OPEN_PARTS, openPart } from '../support/open-parts.ts';
import { signIn, signInByForm, signOut } from '../support/people.ts';
import { reportCounts, reportsSince } from '../support/registry.ts';
import { toast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { type Watched, watch } from '../support/watched-context.ts';

/** A page is looked at five seconds after it was drawn, and then no more. */
const REST_MS = 10_000;
const LONGEST_STEP_MS = 30_000;
/** As the developer tools of Chromium have it. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const IMPATIENT_MS = 6_000;

async function newContext(browser: Browser, { window, script }: HealthyState): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: theSystem().url, reducedMotion: 'reduce', ...window });
  if (script) await context.addInitScript(script);
  return context;
}

type Counts = Awaited<ReturnType<typeof reportCounts>>;

/** @param asked how many documents were asked for */
async function expectNoBlame({ documents, errors }: Watched, before: Counts, asked: number, escapes?: string) {
  expect(documents).toHaveLength(asked);
  expect(errors.filter((error) => error !== escapes)).toEqual([]);
  await expect.poll(async () => (await reportsSince(before)).ok.length).toBeGreaterThanOrEqual(1);
  expect((await reportsSince(before)).others).toEqual([]);
}

for (const [where, state] of Object.entries(HEALTHY_STATES)) {
  test(`every dialog, menu and widget stays open ${where}, with what was typed; nothing is blamed and no page loads itself`, async ({
    playwright,
    launchOptions,
    browser: usual,
  }) => {
    const args = [...(launchOptions.args ?? []), ...(state.flags ?? [])];
    const browser = state.flags ? await playwright.chromium.launch({ ...launchOptions, args }) : usual;
    const context = await newContext(browser, state);
    const watched = watch(context);
    const [scene, before] = [await aScene(), await reportCounts()];
    await signIn(await context.newPage(), scene.me);

    const opened = [];
    for (const [name, part] of Object.entries(OPEN_PARTS)) {
      const page = await context.newPage();
      page.setDefaultTimeout(LONGEST_STEP_MS);
      opened.push({ name, page, ...(await test.step(name, () => openPart(page, part, scene))) });
      await state.meanwhile?.(page, false);
    }
    await sleep(REST_MS);
    for (const { name, page, part, typed } of opened) {
      await state.meanwhile?.(page, true);
      await expect.soft(part, name).toBeVisible();
      if (typed) await expect.soft(typed, name).toHaveValue('Half a thought.');
    }
    await expectNoBlame(watched, before, opened.length, state.escapes);
    await context.close();
    if (state.flags) await browser.close();
  });
}

test('people sign in, save and sign out while the browser translates, and each button that waits comes back', async ({
  browser,
}) => {
  const context = await newContext(browser, { window: {}, script: translate });
  const [watched, before] = [watch(context), await reportCounts()];
  const page = await context.newPage();
  await delayApi(page, 500);
  const member = await aMember();
  await signInByForm(page, member);
  await page.goto('/create-profile');
  for (const bio of ['First.', 'Second.']) {
    await page.getByLabel('Short Bio').fill(bio);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByRole('main').locator('button[aria-busy=true]')).toBeVisible();
    await expect(toast(page, 'Profile updated!').first()).toBeVisible();
    await page.goto('/create-profile');
    await expect(page.getByLabel('Short Bio')).toHaveValue(bio);
  }
  await signOut(page);
  await expectNoBlame(watched, before, 4);
  await context.close();
});

test('on a slow network nothing is blamed, not by somebody who reloads a page that takes too long either', async ({
  browser,
}) => {
  const context = await newContext(browser, { window: {} });
  const [watched, before] = [watch(context), await reportCounts()];
  const addresses = ['/explore', '/explore-hackathons', '/explore-projects'];
  await Promise.all(
    addresses.map(async (address) => {
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_3G);
      await page.goto(address, { waitUntil: 'commit' });
      await sleep(IMPATIENT_MS);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 60_000 });
    }),
  );
  await sleep(REST_MS);
  await expectNoBlame(watched, before, 2 * addresses.length);
  await context.close();
});
