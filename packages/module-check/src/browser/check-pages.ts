import type { Build } from '@crewdeck/releases';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';
import { entryOf, giveBuild } from './give-build.ts';
import { leftBehind } from './left-behind.ts';

/** How long a page may take to appear, in milliseconds: a limit for what hangs. */
const LIMIT_MS = 15_000;
const PANEL = 'is not available right now';

interface Looked {
  site: string;
  path: string;
  /** Of the page, in the sources. */
  file: string;
  title: string;
}

/** Opens every page that a visitor may open, in the live shell, and looks at it as people and as machines do. */
export async function checkPages(subject: Subject, site: string, browser: Browser): Promise<Finding[]> {
  const { build } = subject;
  const routes = build?.record.places?.routes ?? [];
  const seen: Finding[] = [];
  for (const { path, page, access, title } of routes) {
    if (!build || access !== 'open' || path.includes(':')) continue;
    const looked = { site, path, file: `src/pages/${page}-page.tsx`, title };
    seen.push(...(await checkPage(browser, build, looked)));
  }
  return seen;
}

async function checkPage(browser: Browser, build: Build, looked: Looked): Promise<Finding[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await giveBuild(page, build);
  const tell = (check: string) => (text: string) => ({ check, text, file: looked.file });
  try {
    if (!(await appears(page, looked)))
      return [tell('render')(`${looked.path} does not appear. ${errors[0] ?? ''}`.trim())];
    return [
      ...errors.map((message) => tell('render')(`${looked.path} lets an error escape: ${message}`)),
      ...(await violationsOf(page)).map(tell('axe')),
      ...(await leftBehind(page, looked.path, looked.title)).map(tell('leaks')),
      ...(await panelProblems(page, build, looked)).map(tell('faults')),
    ];
  } finally {
    await context.close();
  }
}

async function appears(page: Page, { site, path, title }: Looked): Promise<boolean> {
  await page.goto(new URL(path, site).href);
  return isHeaded(page, title);
}

/** Whether the page has a title, and no panel says that the module is away. */
async function isHeaded(page: Page, title: string): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isThere = await heading.waitFor().then(
    () => true,
    () => false,
  );
  return isThere && !(await page.getByText(`${title} ${PANEL}`).count());
}

/** What axe calls serious or worse, in the module's part of the page. */
async function violationsOf(page: Page): Promise<string[]> {
  // Visitors have no live stream that would stay open.
  await page.waitForLoadState('networkidle');
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

/** While the module's entry can't be had, people must read so in its place. */
async function panelProblems(page: Page, build: Build, { site, path, title }: Looked): Promise<string[]> {
  const entry = entryOf(build).split('/').at(-1) ?? '';
  await page.route(
    (url) => url.pathname.startsWith(`/modules/${build.record.module}/`) && url.pathname.endsWith(`/${entry}`),
    (route) => route.abort(),
  );
  await page.goto(new URL(path, site).href);
  const panel = page.getByText(`${title} ${PANEL}`).first();
  return panel.waitFor().then(
    () => [],
    () => [`While its entry can't be had, no panel says so at ${path}.`],
  );
}
