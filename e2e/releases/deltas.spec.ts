import type { Browser, BrowserContext, Request } from '@playwright/test';
import { forgeRelease } from '../support/forge-release.ts';
import { makeLive } from '../support/registry.ts';
import type { System } from '../support/system.ts';
import { startTamperingProxy } from '../support/tampering-proxy.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const HEADING = 'Explore Hackathons';
const NEXT_HEADING = 'Explore Hackathons, second edition';

const withNextHeading = () =>
  forgeRelease(MODULE, { text: (script) => script.replaceAll(`"${HEADING}"`, `"${NEXT_HEADING}"`) });

interface Download {
  path: string;
  encoding: string | undefined;
  /** Of the body, on the wire. */
  bytes: number;
}

/** Opens the page in a new tab. @returns what it has downloaded of the module */
async function visit(context: BrowserContext, origin: string, heading: string): Promise<Download[]> {
  const page = await context.newPage();
  const downloads: Promise<Download>[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith(`/modules/${MODULE}/`)) downloads.push(measure(path, request));
  });
  await page.goto(`${origin}/explore-hackathons`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  return Promise.all(downloads);
}

async function measure(path: string, request: Request): Promise<Download> {
  const response = await request.response();
  const { responseBodySize: bytes } = await request.sizes();
  return { path, encoding: (await response?.allHeaders())?.['content-encoding'], bytes };
}

const bytesOf = (downloads: Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Deploys the next heading, and has one visitor who knows the page come back before the others: the edge lets nobody wait
 * long until it knows what has changed, on a busy machine not long enough. @returns the way back
 */
async function deployAmong(browser: Browser, system: System): Promise<() => Promise<void>> {
  const context = await browser.newContext();
  await visit(context, system.url, HEADING);
  const goBack = await makeLive(MODULE, await withNextHeading());
  await visit(context, system.url, NEXT_HEADING);
  await context.close();
  return goBack;
}

test('whoever comes back after one sentence has changed downloads less than a fifth of the module, and sees it', async ({
  browser,
  context,
  system,
}) => {
  const before = await visit(context, system.url, HEADING);
  const goBack = await deployAmong(browser, system);
  try {
    const after = await visit(context, system.url, NEXT_HEADING);
    expect(after.map(({ encoding }) => encoding)).toEqual(before.map(() => 'dcz'));
    expect(bytesOf(after)).toBeGreaterThan(0);
    expect(bytesOf(after)).toBeLessThan(bytesOf(before) / 5);
  } finally {
    await goBack();
  }
});

test.describe('a delta that is damaged on its way', () => {
  test.use({ mayLogErrors: true });

  test('never runs: the page takes the whole files instead', async ({ browser, context, system }) => {
    const proxy = await startTamperingProxy('dcz');
    const before = await visit(context, proxy.url, HEADING);
    const goBack = await deployAmong(browser, system);
    try {
      const after = await visit(context, proxy.url, NEXT_HEADING);
      expect(proxy.damaged()).toBeGreaterThanOrEqual(before.length);
      expect(after).toHaveLength(before.length);
      expect(after.map(({ encoding }) => encoding)).not.toContain('dcz');
    } finally {
      await goBack();
      await proxy.stop();
    }
  });
});
