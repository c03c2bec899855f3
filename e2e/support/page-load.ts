import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const FILE_OF_MODULE = /^\/modules\/mf-.*\.(js|css)$/;
/** After so long a part of a page is at rest (`shell/src/modules/health/page-load.ts`). */
const CALM_MS = 1_000;
const PRELOAD = /rel="preload" as="(?:script|style)" href="([^"]+)"/g;

/** Opens a page. Gives the scripts and style sheets of modules that it asked for, once for each time, and what its document announced. */
export async function openCountingFiles(page: Page, path: string, heading: string | RegExp) {
  const requested: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (FILE_OF_MODULE.test(pathname)) requested.push(pathname);
  };
  page.on('request', note);
  const response = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  page.off('request', note);
  const announced = [...((await response?.text()) ?? '').matchAll(PRELOAD)].map(([, file]) => file);
  return { requested: requested.sort(), announced: announced.sort() };
}

interface Batch {
  audience: string;
  reports: { module: string; outcome: string }[];
}

/** What pages tell of the releases that they run on, and what the browser says of their preloads. Both grow. */
export function listen(context: BrowserContext): { batches: Batch[]; warnings: string[] } {
  const [batches, warnings]: [Batch[], string[]] = [[], []];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/release-reports')) batches.push(request.postDataJSON());
  });
  context.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text());
  });
  return { batches, warnings };
}

/** Lets everything in a page come to rest, which is what it is looked at for once more. Its clock has to be installed. */
export async function expectRest(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(CALM_MS);
      return page.evaluate(() => sessionStorage.getItem('crewdeck-begun'));
    })
    .toBeNull();
}
