import type { Page } from '@playwright/test';

/** Milliseconds since the start of the navigation. */
export interface PaintTimes {
  largestPaint: number;
  /** As Lighthouse has it: the end of the last long task before five quiet seconds, or the first paint when there is none. */
  interactive: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  longTaskEnd: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** How long nothing may happen until a page counts as quiet. */
const QUIET_MS = 5_000;
/** Until a paint that has happened has been told of. */
const SETTLING_MS = 700;

/** Has a page note its own paints and long tasks. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { firstPaint: 0, largestPaint: 0, longTaskEnd: 0 };
    window.benchSeen = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    });
    watch('longtask', ({ startTime, duration }) => {
      seen.longTaskEnd = startTime + duration;
    });
  });
}

export async function readPaintTimes(page: Page): Promise<PaintTimes> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLING_MS);
  await waitUntilQuiet(page);
  const { firstPaint, largestPaint, longTaskEnd } = await page.evaluate(() => window.benchSeen);
  if (largestPaint === 0) throw new Error('The page has painted nothing.');
  return { largestPaint, interactive: Math.max(firstPaint, longTaskEnd) };
}

/** Until the last long task is five seconds ago. Requests have come to rest before. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => performance.now() - window.benchSeen.longTaskEnd > quietMs, QUIET_MS, {
    timeout: 60_000,
    polling: 250,
  });
}
