import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The longest that scripts may keep a page from answering, in milliseconds. */
const LONGEST_BLOCK_MS = 2_000;

declare global {
  var crewdeckLongestTask: number;
}

/** Notes how long the browser is kept busy at a stretch; to be called before the page is loaded. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.crewdeckLongestTask = 0;
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      globalThis.crewdeckLongestTask = Math.max(globalThis.crewdeckLongestTask, longest);
    }).observe({ type: 'longtask' });
  });
}

/** What is wrong with a page that stands, by the looks of it: each is the end of a sentence about the page. */
export async function looksOf(page: Page): Promise<string[]> {
  const longest = Math.round(await page.evaluate(() => globalThis.crewdeckLongestTask));
  return [
    ...(longest > LONGEST_BLOCK_MS ? [`keeps the browser busy for ${longest} ms at a stretch.`] : []),
    ...(await page.evaluate(looksInPage)),
  ];
}

/** Runs in the page. */
function looksInPage(): string[] {
  const isSeen = (element: Element | null): element is Element => {
    if (!element) return false;
    const { width, height, left, right } = element.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && right > 0 && left < window.innerWidth;
    return isInView && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isCovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].every((share) => {
      const above = document.elementFromPoint(left + width * share, top + height / 2);
      return above && !element.contains(above) && !above.contains(element) && !above.closest('[data-toasts]');
    });
  };
  const main = document.querySelector('main');
  const bar = document.querySelector('header');
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no text to people
  const isEmpty = !main?.innerText.trim() && !main?.querySelector('img, svg, canvas, input');
  return [
    ...(isEmpty || !isSeen(main) ? ['is empty.'] : []),
    ...(isSeen(bar) ? [] : ['takes the navigation away.']),
    ...(bar && isSeen(bar) && isCovered(bar) ? ['covers the navigation.'] : []),
  ];
}

/** What axe calls serious or worse, in the module's part of the page. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run('main', { resultTypes: ['violations'] });
    return violations.map(({ impact, help, nodes }) => ({ impact, help, html: nodes[0]?.html ?? '' }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ help, html }) => `${help}: ${html}`);
}
