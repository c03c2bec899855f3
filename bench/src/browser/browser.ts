import { type Browser, chromium } from '@playwright/test';
import type { Workshop } from '../workshop.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser for the whole run. Every load has a context of its own: no cache, no cookies, nothing remembered. */
export function theBrowser(workshop: Workshop): Promise<Browser> {
  return workshop.once('browser', async () => {
    const browser = await chromium.launch({ executablePath: workshop.chromium, args: FLAGS });
    workshop.onEnd(() => browser.close());
    return browser;
  });
}
