import { type Browser, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { makeSecondReleasesLive } from './registry.ts';
import { startSystem } from './start-system.ts';
import { announceSystem, type System } from './system.ts';

const START_LIMIT_MS = 180_000;

/** The 404 of somebody who has no profile yet is an answer (spec 4), and a browser logs it all the same. */
const PROFILE_PATH = /\/api\/users\/firebase\/[^/]+$/;

interface Fixtures {
  /** Set to true where a test provokes failures that a browser logs by itself. */
  mayLogErrors: boolean;
  /** Set to true where a test serves broken code. Nothing else may let an exception or a rejection escape. */
  mayLetErrorsEscape: boolean;
  quiet: undefined;
}

interface WorkerFixtures {
  system: System;
}

/**
 * Playwright's `test` on a running system, which is the worker's own: its tests change the registry and the data, one
 * after the other. A second release of everything is live, and the first is the last good one. A test fails when the page
 * logs an error or lets one escape.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  system: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const system = await startSystem();
      announceSystem(system);
      await makeSecondReleasesLive();
      await use(system);
      await system.stop();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ system }, use) => use(system.url),
  mayLogErrors: [false, { option: true }],
  mayLetErrorsEscape: [false, { option: true }],
  quiet: [
    async ({ browser, context, system, mayLogErrors, mayLetErrorsEscape }, use, testInfo) => {
      const logged: string[] = [];
      const escaped: string[] = [];
      context.on('weberror', (error) => {
        // The provider's popup is not ours to mend.
        if (error.page()?.url().startsWith(system.url)) escaped.push(String(error.error()));
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && !isMissingProfile(message))
          logged.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('addresses', { body: addressesIn(browser) });
      if (!mayLogErrors) expect(logged).toEqual([]);
      if (!mayLetErrorsEscape) expect(escaped).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where each page of a failed test was: no trace tells of steps that a page takes by itself. */
function addressesIn(browser: Browser): string {
  return browser
    .contexts()
    .flatMap((context) => context.pages())
    .map((page) => page.url())
    .join('\n');
}

function isMissingProfile(message: ConsoleMessage): boolean {
  return message.text().includes('404') && PROFILE_PATH.test(message.location().url);
}

export { expect };
