import type { BrowserContext } from '@playwright/test';
import type { Workshop } from '../workshop.ts';
import { theBrowser } from './browser.ts';

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
