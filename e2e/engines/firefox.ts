import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Engine, STEP_LIMIT_MS, withLimit } from './engine.ts';

const PATH = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

export const FIREFOX = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: PATH !== undefined,
  open: openFirefox,
};

/** Firefox without a window, driven by WebDriver BiDi. */
async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    ...(PATH && { executablePath: PATH }),
    timeout: STEP_LIMIT_MS,
    protocolTimeout: STEP_LIMIT_MS,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    find: async (what, find, ...args) => {
      const found = await page.waitForFunction(find, { polling: 100 }, ...args).catch((cause: unknown) => {
        throw new Error(`Firefox never showed ${what} at ${page.url()}.`, { cause });
      });
      const element = found.asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`${what} is no element.`);
      return { click: () => element.click(), type: (text) => element.type(text) };
    },
    close: () => withLimit('Firefox', browser.close()),
  };
}
