import { join } from 'node:path';
import type { ReleaseRecord } from '@crewdeck/releases';
import { bytesOf, type Download, watchDownloads } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects, visit } from '../browser/page-load.ts';
import { makeLive, publishBuild } from '../browser/releases.ts';
import { buildModule, changedSources, unchangedSources } from '../changed-sources.ts';
import type { Figure } from '../figure.ts';
import { runningStack } from '../systems.ts';
import type { Workshop } from '../workshop.ts';

const MODULE = 'mf-explore';
const MODULE_FILE = new RegExp(`^/modules/${MODULE}/[^/]+/(.+)$`);

/**
 * What somebody loads again for nothing who comes back after one sentence of one module has changed: files of shell and
 * other modules, and files of that module that are what they were.
 */
export const redeployBytes: Figure = {
  name: 'redeploy-bytes',
  unit: 'bytes',
  goals: [{ of: 'ours', atMost: 0 }],
  limitMinutes: 1,
  sides: async (workshop) => {
    const { before, after } = await twoReleases(workshop);
    const ours = async () => {
      const downloads = await downloadsAfter(workshop, before, after);
      return bytesOf(downloads.filter(({ path }) => !isNewFile(path, before, after)));
    };
    return { ours, baseline: null };
  },
};

interface TwoReleases {
  before: ReleaseRecord;
  after: ReleaseRecord;
}

async function twoReleases(workshop: Workshop): Promise<TwoReleases> {
  const stack = await runningStack(workshop);
  const publish = async (sources: string) => publishBuild(stack, await buildModule(join(sources, MODULE)));
  return {
    before: await publish(await unchangedSources(workshop)),
    after: await publish(await changedSources(workshop)),
  };
}

/**
 * Released files that the second visit to a page downloads, between which and the first one a release goes live.
 *
 * @throws Error when nothing of the new release is among them
 */
async function downloadsAfter(workshop: Workshop, before: ReleaseRecord, after: ReleaseRecord): Promise<Download[]> {
  const stack = await runningStack(workshop);
  await makeLive(stack, before);
  return inNewContext(workshop, async (context) => {
    const target = exploreProjects(stack.url);
    await visit(context, target);
    await makeLive(stack, after);
    const page = await context.newPage();
    const downloads = await watchDownloads(page);
    await page.goto(target.origin + target.path);
    await target.isThere(page);
    await page.waitForLoadState('networkidle');
    const released = downloads().filter(({ path }) => path.startsWith('/modules/'));
    if (!released.some(({ path }) => isNewFile(path, before, after))) throw new Error('The new release did not come.');
    return released;
  });
}

/** Whether it is a file of the new release whose bytes the one before does not have. */
function isNewFile(path: string, before: ReleaseRecord, after: ReleaseRecord): boolean {
  const integrity = after.files[MODULE_FILE.exec(path)?.[1] ?? '']?.integrity;
  return integrity !== undefined && !Object.values(before.files).some((file) => file.integrity === integrity);
}
