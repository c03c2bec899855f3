import type { CDPSession, Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { MODULES } from '../support/modules.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const WARM_UP = 5;
const ROUNDS = 10;
/** What the browser's own caches and the queries' bookkeeping may take; a page that stays is several hundred kB. */
const TOLERATED_BYTES_PER_ROUND = 40_000;
const LONGEST_REST_MS = 20_000;

interface Memory {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function memoryOf(client: CDPSession): Promise<Memory> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const figureOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { bytes: figureOf('JSHeapUsedSize'), nodes: figureOf('Nodes'), listeners: figureOf('JSEventListeners') };
}

/** Goes into a page of the module and out again, as a person does: by links, without loading the document. */
async function comeAndGo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
}

async function visit(page: Page, times: number, { module, path, heading }: (typeof MODULES)[number]): Promise<void> {
  const shownHeading = module === 'mf-profile' ? 'Edit Your Profile' : heading;
  for (let round = 0; round < times; round++) await comeAndGo(page, path, shownHeading);
}

async function expectNothingLeft(page: Page, client: CDPSession, visited: (typeof MODULES)[number]): Promise<void> {
  const { module } = visited;
  const before = await memoryOf(client);
  await visit(page, ROUNDS, visited);
  // A busy browser takes a moment to let the last page go.
  await expect(async () => {
    const after = await memoryOf(client);
    // Fewer than one page's worth in all, where a leak would hold ten.
    expect(after.nodes - before.nodes, module).toBeLessThan(300);
    expect(after.bytes - before.bytes, module).toBeLessThan(TOLERATED_BYTES_PER_ROUND * ROUNDS);
    expect(after.listeners - before.listeners, module).toBeLessThan(100);
  }).toPass({ timeout: LONGEST_REST_MS });
}

test(`${ROUNDS} visits to each module leave nothing behind`, async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, await aMember());
  await page.goto('/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (const module of MODULES) await visit(page, WARM_UP, module);
  for (const module of MODULES) await expectNothingLeft(page, client, module);
});
