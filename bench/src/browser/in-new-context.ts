import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Workshop } from '../workshop.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs something in a browser that has never been anywhere. */
export async function inNewContext<T>(workshop: Workshop, run: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await theBrowser(workshop);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

/** One browser for the whole run. Every load has a context of its own: no cache, no cookies, nothing remembered. */
function theBrowser(workshop: Workshop): Promise<Browser> {
  return workshop.once('browser', async () => {
    const browser = await chromium.launch({ executablePath: workshop.chromium, args: FLAGS });
    workshop.onEnd(() => browser.close());
    return browser;
  });
}
