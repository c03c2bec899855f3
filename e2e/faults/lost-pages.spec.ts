import type { Page } from '@playwright/test';
import { doingOnLoad, doingWhenDrawn, neverLoading } from '../support/forge-release.ts';
import { makeLive, reportsOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const PATH = '/explore-hackathons';
const HEADING = 'Explore Hackathons';
/** Whoever has waited for so long doesn't leave early (`shell/src/modules/health/page-load.ts`). */
const PATIENCE_MS = 5_000;
/** Of the suite's systems (`support/start-system.ts`). */
const LOAD_LIMIT_MS = 5_000;

// The broken releases say what is wrong with them.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

const waitOf = (page: Page) => page.getByRole('status').filter({ hasText: `Loading ${HEADING}` });

/** The time limit that people have; that of the suite is as short as their patience. */
async function waitAsPeopleDo(page: Page): Promise<void> {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"moduleLoadTimeoutMs":5000', '"moduleLoadTimeoutMs":10000');
    await route.fulfill({ response, body });
  });
}

const ENDLESS: Record<string, (module: string) => Promise<string>> = {
  'never stops loading': neverLoading,
  'waits without end for something of its own': (module) =>
    doingWhenDrawn(module, 'react.use(window.never??=new Promise(()=>0));'),
};

for (const [fault, publish] of Object.entries(ENDLESS)) {
  test(`people who leave a page that ${fault} get the last good release with their next page load, and it is told of`, async ({
    page,
  }) => {
    const before = await reportsOf(MODULE, 'hang');
    const goBack = await makeLive(MODULE, await publish(MODULE));
    try {
      await waitAsPeopleDo(page);
      await page.goto(PATH);
      await expect(waitOf(page)).toBeVisible();
      // In real time: the script may have begun to count after what is drawn says that it loads.
      await page.waitForTimeout(PATIENCE_MS + 1_000);
      await page.goto('/');
      await expect.poll(() => reportsOf(MODULE, 'hang')).toBe(before + 1);
      await page.goto(PATH);
      // Sooner than the time limit that people have would bring it.
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible({ timeout: 8_000 });
    } finally {
      await goBack();
    }
  });

  test(`people who wait for a page that ${fault} get the last good release after one time limit, and it is told of`, async ({
    page,
  }) => {
    const before = await reportsOf(MODULE, 'timeout');
    const goBack = await makeLive(MODULE, await publish(MODULE));
    try {
      await page.clock.install();
      await page.goto(PATH);
      await expect(waitOf(page)).toBeVisible();
      await page.clock.fastForward(LOAD_LIMIT_MS);
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible({ timeout: 20_000 });
      await expect.poll(() => reportsOf(MODULE, 'timeout')).toBe(before + 1);
    } finally {
      await goBack();
    }
  });
}

/** As a browser does with a page that doesn't answer, or that has taken all memory. */
async function killPages(page: Page): Promise<void> {
  const client = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await client?.send('SystemInfo.getProcessInfo')) ?? {};
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
}

/** Playwright has nothing more to do with a page that has crashed; the browser has. */
async function expectNextPageLoad(page: Page, die: () => Promise<unknown>): Promise<void> {
  const before = await reportsOf(MODULE, 'hang');
  const client = await page.context().newCDPSession(page);
  const crash = page.waitForEvent('crash');
  await die();
  await crash;
  await client.send('Page.reload');
  const heading = async () => {
    const expression = 'document.querySelector("h1")?.innerText';
    return (await client.send('Runtime.evaluate', { expression })).result.value;
  };
  await expect.poll(heading).toBe(HEADING);
  await expect.poll(() => reportsOf(MODULE, 'hang')).toBe(before + 1);
}

test('people whose page hangs for ever on the live release get the last good one with their next page load', async ({
  page,
}) => {
  const goBack = await makeLive(MODULE, await doingOnLoad(MODULE, 'console.log("forged loop");for(;;);'));
  try {
    const hangs = page.waitForEvent('console', (message) => message.text() === 'forged loop');
    await page.goto(PATH, { waitUntil: 'commit' });
    await hangs;
    await expectNextPageLoad(page, () => killPages(page));
  } finally {
    await goBack();
  }
});

test('people whose page has taken all memory get the last good release with their next page load', async ({
  playwright,
  launchOptions,
  system,
}) => {
  const hoard = 'const kept=[];for(;;)kept.push(new Array(1e5).fill(kept.length))';
  const goBack = await makeLive(MODULE, await doingOnLoad(MODULE, hoard));
  // Little of it, or the machine would be busy for a minute.
  const args = [...(launchOptions.args ?? []), '--js-flags=--max-old-space-size=64'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: system.url });
    await expectNextPageLoad(page, () => page.goto(PATH, { waitUntil: 'commit' }));
  } finally {
    await browser.close();
    await goBack();
  }
});
