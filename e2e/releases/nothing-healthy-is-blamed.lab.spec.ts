import { setTimeout as sleep } from 'node:timers/promises';
import { expectNoBlame, newContext, REST_MS, testOpenParts } from '../support/blameless.ts';
import { HEALTHY_STATES } from '../support/healthy-states.ts';
import { reportCounts } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watched-context.ts';

/** As the developer tools of Chromium have it. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const IMPATIENT_MS = 6_000;

for (const [where, state] of Object.entries(HEALTHY_STATES)) testOpenParts(where, state);

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
