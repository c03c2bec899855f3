import { setTimeout as after } from 'node:timers/promises';
import type { Build } from '@crewdeck/releases';
import type { BrowserContext, Page } from 'playwright-core';
import { giveBuild } from './give-build.ts';
import type { ModulePage } from './module-pages.ts';

/** How long a page may take to appear, in milliseconds: a limit for what hangs. */
const LIMIT_MS = 15_000;
/** Of a page whose scripts come to an end. */
const ANSWER_LIMIT_MS = 5_000;
const THROWN = /\w*Error: /;
const PANEL = "isn't available right now";

/** A page of a build, and the origin of the pages that it is opened in. */
export interface Looked {
  site: string;
  build: Build;
  page: ModulePage;
}

interface OpenPage {
  page: Page;
  /** That nobody has handled. */
  errors: string[];
  /** Calls of the page that the API refused or failed to answer, as `GET /api/users answered 500`. */
  failedCalls: string[];
  /** Loads it. @returns whether it has a title then, and no panel says that the module is away */
  load: () => Promise<boolean>;
  /** Whether it still has them. */
  stands: () => Promise<boolean>;
  /** Why it does not stand: the first error, be it one that the shell has taken up. */
  cause: () => Promise<string>;
}

/** A page of a build in the live shell; nothing of it is loaded yet, so that more can be said of what answers it. */
export async function openPage(context: BrowserContext, { site, build, page: looked }: Looked): Promise<OpenPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const errors: string[] = [];
  const told: string[] = [];
  const failedCalls: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() >= 400)
      failedCalls.push(`${response.request().method()} ${pathname} answered ${response.status()}`);
  });
  await giveBuild(page, build);
  // It has no end that one could wait for.
  await page.route(
    (url) => url.pathname === '/api/live',
    (route) => route.fulfill({ status: 204 }),
  );
  const stands = async () => (await isHeaded(page)) && (await page.getByText(`${looked.title} ${PANEL}`).count()) === 0;
  return {
    page,
    errors,
    failedCalls,
    load: async () => {
      // What runs without end may begin before all of the document is there.
      const isThere = await page.goto(new URL(looked.address, site).href).then(
        () => true,
        () => false,
      );
      return isThere && (await stands());
    },
    stands,
    cause: async () => {
      const doesEnd = await Promise.race([page.evaluate(() => true), after(ANSWER_LIMIT_MS).then(() => false)]);
      if (!doesEnd) return 'Something of it runs without end.';
      return errors[0] ?? told.find((text) => THROWN.test(text))?.split('\n')[0] ?? '';
    },
  };
}

/** While a page is on its way it has no title. One that is only for screen readers is one, too. */
function isHeaded(page: Page): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  return heading.waitFor({ state: 'attached' }).then(
    () => true,
    () => false,
  );
}
