import type { Build } from '@crewdeck/releases';
import type { BrowserContext } from 'playwright-core';
import type { Finding } from '../finding.ts';
import { isAway, type Looked, openPage } from './open-page.ts';
import { RELEASE_FAULTS, type ReleaseFault } from './release-faults.ts';

/** While a release can't be shown, for whichever reason, a panel says so in its place: no module has its own idea of that. */
export async function checkFaults(context: BrowserContext, looked: Looked): Promise<Finding[]> {
  const hasStyles = Object.keys(looked.build.record.files).some((file) => file.endsWith('.css'));
  const faults = RELEASE_FAULTS.filter(({ isOfStyles }) => !isOfStyles || hasStyles);
  const seen = await Promise.all(faults.map((fault) => problemOf(context, looked, fault)));
  return seen.flatMap((text) => (text ? [{ check: 'faults', text, file: 'src/module.tsx' }] : []));
}

async function problemOf(context: BrowserContext, looked: Looked, fault: ReleaseFault): Promise<string | null> {
  const { name, config = {}, spoil = (build: Build) => build, intercept } = fault;
  const { module } = looked.build.record;
  const { page, load } = await openPage(context, { ...looked, build: spoil(looked.build), config });
  if (intercept) await page.route((url) => url.pathname.startsWith(`/modules/${module}/`), intercept);
  try {
    await load();
    const isSaid = await isAway(page, looked.page.title);
    return isSaid ? null : `While ${name}, no panel says so at ${looked.page.address}.`;
  } finally {
    await page.close();
  }
}
