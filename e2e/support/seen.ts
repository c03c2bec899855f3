import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A toast with exactly this text. Pages may say the same in place. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}

function cardOf(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('alert')
    .filter({ hasText: text });
}

/** Where the time of a toast is: at its end, the toast closes. */
export function timeOf(page: Page, text: string): Promise<{ milliseconds: unknown; playState: string }> {
  return cardOf(page, text)
    .getByRole('progressbar')
    .evaluate((bar) => {
      const [time] = bar.getAnimations();
      if (!time) throw new Error('Nothing ends this toast.');
      return { milliseconds: time.effect?.getComputedTiming().duration, playState: time.playState };
    });
}

/** Asserts that a toast stays for so long and no longer, without the wait, and until then also where its end is told of too early. */
export async function expectToastFor(page: Page, text: string, milliseconds: number): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await expect.poll(() => timeOf(page, text)).toEqual({ milliseconds, playState: 'running' });
  const bar = cardOf(page, text).getByRole('progressbar');
  await bar.evaluate(async (element) => {
    element.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(toast(page, text)).toBeVisible();
  await bar.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(toast(page, text)).toHaveCount(0);
}

/** Asserts that a toast appears, and closes it, so that the next one with the same text can be told from it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text).first()).toBeVisible();
  // Not as a person would, who needs it to hold still: it may be closing by itself already.
  await cardOf(page, text)
    .getByRole('button', { name: 'close' })
    .evaluateAll((buttons) => {
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
