import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A toast with exactly this text. Pages may say the same in place. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}

/** How long the next toast with this text stays, in milliseconds, its way in and out included. Ask before it is called for. */
export function timeShown(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const isThere = () =>
      [...document.querySelectorAll('[role="alert"]')].some((it) => it.textContent?.includes(wanted));
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
      return performance.now();
    };
    const begin = await until(isThere);
    return (await until(() => !isThere())) - begin;
  }, text);
}

/** Asserts that a toast appears, and closes it, so that the next one with the same text can be told from it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text).first()).toBeVisible();
  const card = page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('alert')
    .filter({ hasText: text });
  // Not as a person would, who needs it to hold still: it may be closing by itself already.
  await card.getByRole('button', { name: 'close' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(toast(page, text)).toHaveCount(0);
}

/** Asserts that a text is written in the red of the theme that the page is in. */
export async function expectRed(text: Locator): Promise<void> {
  const [actual, red] = await text.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--color-red-text)';
    element.append(probe);
    const colours = [getComputedStyle(element).color, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  expect(actual).toBe(red);
}
