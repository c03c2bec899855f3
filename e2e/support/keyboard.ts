import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STOPS = 150;

/** Somebody who has no mouse: every step is a key, and every stop of the focus has to be visible. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs, or with Shift back, until the focus is on the target, which then shows it. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isFocused(target)) return this.expectVisibleFocus();
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${key} never reached ${target}.`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** Opens a select, moves down to the option with this text, and takes it. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.goTo(target);
    const options = await target.locator('option').allTextContents();
    await this.#page.keyboard.press('Space');
    for (let step = 0; step < options.indexOf(option); step += 1) await this.#page.keyboard.press('ArrowDown');
    await this.#page.keyboard.press('Enter');
    await expect(target.locator('option:checked')).toHaveText(option);
    await expect(target).toBeFocused();
  }

  /** The focused element stands out: an outline or a ring of its own, and within the window. */
  async expectVisibleFocus(): Promise<void> {
    const focus = await this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        name: element.outerHTML.slice(0, 120),
        isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        isInWindow: box.bottom > 0 && box.top < window.innerHeight && box.width > 0 && box.height > 0,
      };
    });
    expect(focus).toMatchObject({ isMarked: true, isInWindow: true });
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
