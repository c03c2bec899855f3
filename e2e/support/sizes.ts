import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asserts that text of the page's own part is at least 14 px, and that whatever is pressed is at least 24 px in both directions. */
export async function expectGoodSizes(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await page.evaluate(faultsOfSize), `${page.url()} at ${width} px`).toEqual([]);
}

/** Runs in the browser, so that it may use nothing from outside itself. */
function faultsOfSize(): string[] {
  const LEAST_TEXT_PX = 14;
  const LEAST_TARGET_PX = 24;
  /** Layout rounds to parts of a pixel. */
  const TOLERANCE_PX = 0.1;
  /** A picture made of words, which nobody has to read. */
  const DRAWING = '[aria-hidden="true"]:has(li)';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

  const faults: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (!element || !textContent?.trim() || !isShown(element) || element.closest(DRAWING)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST_TEXT_PX - TOLERANCE_PX) faults.push(`"${textContent.trim().slice(0, 40)}" has ${size} px`);
  }

  /** A link within a sentence is as high as its line (WCAG 2.5.8). */
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((one) => one !== target && one.textContent?.trim());
  /** A link that is pressed anywhere on its card. */
  const isStretched = (target: Element) => getComputedStyle(target, '::after').position === 'absolute';
  for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')) {
    if (!isShown(target) || isInSentence(target) || isStretched(target)) continue;
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    if (Math.min(width, height) >= LEAST_TARGET_PX - TOLERANCE_PX) continue;
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    faults.push(`${target.localName} "${name}" is ${Math.round(width)} x ${Math.round(height)} px`);
  }
  return [...new Set(faults)];
}
