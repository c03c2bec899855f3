import { setTimeout as after } from 'node:timers/promises';
import type { Build, HostConfig } from '@crewdeck/releases';
import type { BrowserContext, Page } from 'playwright-core';
import { giveBuild } from './give-build.ts';
import type { ModulePage } from './module-pages.ts';

/** How long a page may take to appear, in milliseconds: a limit for what hangs. */
const LIMIT_MS = 15_000;
/** Of a page whose scripts come to an end. */
const ANSWER_LIMIT_MS = 5_000;
const THROWN = /\w*Error: /;
const PANEL = 'is not available right now';

/** A page of a build, and the origin of the pages that it is opened in. */
export interface Looked {
  site: string;
  build: Build;
  page: ModulePage;
}

interface Opening extends Looked {
  /** In place of what the environment's pages are told. */
  config?: Partial<HostConfig>;
}

interface OpenPage {
  page: Page;
  /** That nobody has handled. */
  errors: string[];
  /** What the first error says, be it one that the shell has taken up; empty where there is none. */
  cause: () => string;
  load: () => Promise<unknown>;
  /** Whether it has a title, and no panel says that the module is away. */
  stands: () => Promise<boolean>;
  /** Whether it has a title at all, be it that of a panel. */
  isTitled: () => Promise<boolean>;
  /** Whether its scripts come to an end. */
  answers: () => Promise<boolean>;
}

/** A page of a build in the live shell; nothing of it is loaded yet, so that more can be said of what answers it. */
export async function openPage(context: BrowserContext, opening: Opening): Promise<OpenPage> {
  const { site, build, page: looked, config } = opening;
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const errors: string[] = [];
  const told: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await giveBuild(page, build, config);
  // It has no end that one could wait for.
  await page.route(
    (url) => url.pathname === '/api/live',
    (route) => route.fulfill({ status: 204 }),
  );
  return {
    page,
    errors,
    cause: () => errors[0] ?? told.find((text) => THROWN.test(text))?.split('\n')[0] ?? '',
    load: () => page.goto(new URL(looked.address, site).href),
    stands: () => isHeaded(page, looked.title),
    isTitled: () => hasHeading(page),
    answers: () => Promise.race([page.evaluate(() => true), after(ANSWER_LIMIT_MS).then(() => false)]),
  };
}

function hasHeading(page: Page): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  return heading.waitFor().then(
    () => true,
    () => false,
  );
}

async function isHeaded(page: Page, title: string): Promise<boolean> {
  return (await hasHeading(page)) && !(await page.getByText(`${title} ${PANEL}`).count());
}

/** Whether a panel stands in the place of the module, and the bar above it. While a page is on its way it has no title. */
export async function isAway(page: Page, title: string): Promise<boolean> {
  const isUp = await isHeaded(page, title);
  const panel = page.getByText(`${title} ${PANEL}`).first();
  return !isUp && (await panel.isVisible()) && (await page.getByRole('navigation').first().isVisible());
}
