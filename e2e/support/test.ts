import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { theSystem } from './system.ts';

/** The 404 of somebody who has no profile yet is an answer (spec 4), and a browser logs it all the same. */
const PROFILE_PATH = /\/api\/users\/firebase\/[^/]+$/;

interface Fixtures {
  /** Set to true where a test provokes failures that a browser logs by itself. */
  mayLogErrors: boolean;
  quiet: undefined;
}

/** Playwright's `test` on the running system. A test fails when the page logs an error or lets one escape. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(theSystem().url),
  mayLogErrors: [false, { option: true }],
  quiet: [
    async ({ context, mayLogErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isMissingProfile(message)) errors.push(message.text());
      });
      await use(undefined);
      if (!mayLogErrors) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function isMissingProfile(message: ConsoleMessage): boolean {
  return message.text().includes('404') && PROFILE_PATH.test(message.location().url);
}

export { expect };
