import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DESK, pageOf } from './good-page.ts';
import { aMember, type Member } from './members.ts';
import { expect } from './test.ts';

export const LIVE = '/api/live';

/** Within it, no poll can have been it. */
export const SOON = { timeout: 8_000 };

export const bellOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^My Invites, ${count} pending`) });

export const opensStream = (context: BrowserContext | Page) =>
  context.waitForEvent('response', {
    predicate: (response) => response.url().endsWith(LIVE) && response.status() === 200,
    timeout: 60_000,
  });

/** Somebody who looks at the directory, once their page is told of changes. */
export async function aLivePage(browser: Browser, person: Member): Promise<Page> {
  const page = await pageOf(browser, person, DESK);
  // Runs like any other, and can be put forward.
  await page.clock.install();
  const opened = opensStream(page);
  await page.goto('/explore');
  await opened;
  await expect(bellOf(page, 0)).toBeVisible();
  return page;
}

export async function twoMembers(): Promise<[Member, Member]> {
  return [await aMember('Ada'), await aMember('Grace')];
}
