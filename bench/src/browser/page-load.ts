import { type BrowserContext, expect, type Page } from '@playwright/test';
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

/** The page of the person whom the directory shows first, once it says who they are. */
export function personPage(origin: string): Promise<Target> {
  return firstOf(origin, '/api/users', '/people');
}

/** The page of the project that the explorer shows first, once it says what it is. */
export function projectPage(origin: string): Promise<Target> {
  return firstOf(origin, '/api/projects', '/projects');
}

async function firstOf(origin: string, list: string, folder: string): Promise<Target> {
  const [first] = (await (await fetch(`${origin}${list}?limit=1`)).json()) as { id: string }[];
  if (!first) throw new Error(`${list} is empty.`);
  return { ...landingPage(origin), path: `${folder}/${first.id}` };
}

/** Opens a page as somebody on a slow phone and waits for it to come to rest. */
export async function loadSlowly(
  context: BrowserContext,
  target: Target,
  until: 'painted' | 'quiet',
): Promise<PaintTimes> {
  const page = await context.newPage();
  try {
    await throttle(await context.newCDPSession(page));
    await watchPaints(page);
    await page.goto(target.origin + target.path, { waitUntil: 'commit' });
    await target.isThere(page);
    return await readPaintTimes(page, until);
  } finally {
    await page.close();
  }
}

/** Opens a page at full speed, so that the browser keeps what it may keep. */
export async function visit(context: BrowserContext, target: Target): Promise<void> {
  const page = await context.newPage();
  await page.goto(target.origin + target.path);
  await target.isThere(page);
  await page.waitForLoadState('networkidle');
  await page.close();
}
