import type { Build } from '@crewdeck/releases';
import type { BrowserContext, Page } from 'playwright-core';
import type { Finding } from '../finding.ts';
import { go } from './left-behind.ts';
import { isAway, type Looked, openPage } from './open-page.ts';
import { RELEASE_FAULTS, type ReleaseFault } from './release-faults.ts';
import { isPart } from './release-parts.ts';

/** While a release can't be shown, for whichever reason, a panel says so in its place: no module has its own idea of that. */
export async function checkFaults(context: BrowserContext, looked: Looked): Promise<Finding[]> {
  const hasStyles = Object.keys(looked.build.record.files).some((file) => file.endsWith('.css'));
  const faults = RELEASE_FAULTS.filter(({ isOfStyles }) => !isOfStyles || hasStyles);
  const seen = await Promise.all(faults.map((fault) => problemOf(context, looked, fault)));
  return seen.flatMap((text) => (text ? [{ check: 'faults', text, file: 'src/module.tsx' }] : []));
}

async function problemOf(context: BrowserContext, looked: Looked, fault: ReleaseFault): Promise<string | null> {
  const { name, config = {}, spoil = (build: Build) => build, intercept = () => undefined } = fault;
  const { address, title } = looked.page;
  const { page, load, stands } = await openPage(context, { ...looked, build: spoil(looked.build), config });
  const isMeant = meantBy(fault, looked);
  await page.route(isMeant, intercept);
  try {
    await (fault.isLater ? comeLater(page, looked) : load());
    if (!(await isAway(page, title))) return `While ${name}, no panel says so at ${address}.`;
    if (!fault.isLater) return null;
    await page.unroute(isMeant);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    return (await stands()) ? null : `When ${name} and is there again, "Try again" does not bring ${address}.`;
  } finally {
    await page.close();
  }
}

function meantBy({ intercept, isOfParts }: ReleaseFault, { build }: Looked): (url: URL) => boolean {
  if (!intercept) return () => false;
  return (url) => (isOfParts ? isPart(url, build) : url.pathname.startsWith(`/modules/${build.record.module}/`));
}

/** From the first page, by a link. */
async function comeLater(page: Page, { site, page: { address } }: Looked): Promise<void> {
  await page.goto(new URL('/', site).href);
  const heading = page.getByRole('heading', { level: 1 }).first();
  const first = (await heading.textContent()) ?? '';
  await go(page, address);
  await page.getByRole('heading', { level: 1, name: first, exact: true }).waitFor({ state: 'detached' });
}
