import type { Page } from '@playwright/test';
import { theSystem } from './system.ts';

/** Gives a page no live stream, which has no end that one could wait for. */
export async function withoutLive(page: Page): Promise<void> {
  await page.route(`${theSystem().url}/api/live`, (route) => route.fulfill({ status: 204 }));
}
