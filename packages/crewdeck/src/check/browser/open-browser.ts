import { type Browser, chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu'];

/** The browser that `CHROMIUM_PATH` names, else Playwright's own, else Chrome; `null` where there is none. */
export async function openBrowser(): Promise<Browser | null> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const ways = executablePath ? [{ executablePath }] : [{}, { channel: 'chrome' }];
  for (const way of ways) {
    const browser = await chromium.launch({ ...way, args: FLAGS }).catch(() => null);
    if (browser) return browser;
  }
  return null;
}
