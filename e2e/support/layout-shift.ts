import type { Page } from '@playwright/test';

/** What a page may move by itself while it loads; the score of the Layout Instability API, of which 0.1 counts as good. */
export const MOST_SHIFT = 0.02;

/** Adds up, from the next page on, how much what is shown moves without anybody having asked for it. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { score: number; moved: string[] } = { score: 0, moved: [] };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        const moved = entry.sources.map(({ node }) => node).filter((node) => node instanceof Element);
        shifts.moved.push(...moved.map(({ outerHTML }) => outerHTML.slice(0, 120)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });
}

/** The score of the page since it was opened, and what moved. */
export function layoutShiftOf(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(() => Reflect.get(window, 'layoutShifts'));
}
