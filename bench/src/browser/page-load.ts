import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';
import { type Download, watchDownloads } from './downloads.ts';
import { inNewContext } from './in-new-context.ts';
import { type PaintTimes, readPaintTimes, watchPaints } from './paint-times.ts';
import { throttle } from './throttle.ts';

/** A page of the product, and how one knows that it is all there. */
export interface Target {
  origin: string;
  path: string;
  isThere: (page: Page) => Promise<void>;
}

/** The project explorer, once it shows projects. */
export function exploreProjects(origin: string): Target {
  return {
    origin,
    path: '/explore-projects',
    isThere: (page) => expect(page.locator('main li[aria-labelledby]').first()).toBeVisible({ timeout: 60_000 }),
  };
}

/** The landing page, once its heading is there. */
export function landingPage(origin: string): Target {
  return {
    origin,
    path: '/',
    isThere: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 }),
  };
}

/** Both systems, loaded by somebody on a slow phone, in a browser that has never been anywhere. */
export function slowLoad(
  name: string,
  pageOf: (origin: string) => Target,
  time: keyof PaintTimes,
  mostTimes: number,
): Figure {
  return {
    name,
    unit: 'ms',
    goals: [{ of: 'ratio', atMost: mostTimes }],
    sides: async (workshop) => {
      const { ours, monolith } = await bothSystems(workshop);
      const measure = (origin: string) =>
        inNewContext(workshop, async (context) => (await loadSlowly(context, pageOf(origin)))[time]);
      return { ours: () => measure(ours), baseline: () => measure(monolith) };
    },
  };
}

async function loadSlowly(context: BrowserContext, target: Target): Promise<PaintTimes> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await watchPaints(page);
  await page.goto(target.origin + target.path, { waitUntil: 'commit' });
  await target.isThere(page);
  return readPaintTimes(page);
}

/** What a page downloads until the network is at rest. */
export async function downloadsOf(context: BrowserContext, target: Target): Promise<Download[]> {
  const page = await context.newPage();
  const downloads = await watchDownloads(page);
  await page.goto(target.origin + target.path);
  await target.isThere(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return downloads();
}
