import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const FILE_OF_MODULE = /^\/modules\/mf-.*\.(js|css)$/;
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
