import { test as base, expect } from '@playwright/test';
import { theSystem } from './system.ts';

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
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      if (!mayLogErrors) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
