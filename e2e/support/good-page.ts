import { type Browser, expect, type Page, type ViewportSize } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expectGoodLayout } from './layout.ts';
import { type Person, signIn } from './people.ts';
import { theSystem } from './system.ts';

/** The two sizes at which journeys are made. */
export const WIDTHS: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Asserts that what is shown has arrived, lies well and reads well. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectGoodLayout(page);
  await expectNoViolation(page);
}

/** Somebody who has signed in, in a browser of their own. */
export async function pageOf(browser: Browser, person: Person, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ baseURL: theSystem().url, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}
