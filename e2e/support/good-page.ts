import { type Browser, expect, type Page, type ViewportSize } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expectGoodLayout } from './layout.ts';
import { type Person, signIn } from './people.ts';
import { theSystem } from './system.ts';

/** The two windows in which journeys are made: where two people meet, one has a phone. */
export const PHONE: ViewportSize = { width: 390, height: 844 };
export const DESK: ViewportSize = { width: 1280, height: 900 };

/** Asserts that what is shown has arrived, lies well in both windows and reads well in its own. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectNoViolation(page);
  const own = page.viewportSize() ?? DESK;
  for (const size of [own.width === DESK.width ? PHONE : DESK, own]) {
    await page.setViewportSize(size);
    await expectGoodLayout(page);
  }
}

/** Somebody who has signed in, in a browser of their own. */
export async function pageOf(browser: Browser, person: Person, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ baseURL: theSystem().url, viewport });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}
