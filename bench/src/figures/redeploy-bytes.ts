import { join } from 'node:path';
import { bytesOf, watchDownloads } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects, visit } from '../browser/page-load.ts';
import { makeLive, publishBuild } from '../browser/releases.ts';
import { buildModule, changedSources, unchangedSources } from '../changed-sources.ts';
import type { Figure } from '../figure.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { startMonolith } from '../monolith/start-monolith.ts';
import { bothSystems } from '../systems.ts';
import type { Workshop } from '../workshop.ts';

const MODULE = 'mf-explore';

/** What somebody downloads who comes back after one sentence of one module has changed: document, scripts, styles. */
export const redeployBytes: Figure = {
  name: 'redeploy-bytes',
  unit: 'bytes',
  goal: { of: 'ratio', atMost: 0.15 },
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const { stack, ours, monolithSettings } = await bothSystems(workshop);
    const [before, after] = [await unchangedSources(workshop), await changedSources(workshop)];
    const publish = async (sources: string) => publishBuild(stack, MODULE, await buildModule(join(sources, MODULE)));
    const releases = { before: await publish(before), after: await publish(after) };
    const build = (sources: string) => buildMonolith({ sources, output: join(sources, 'monolith') });
    const monoliths = { before: await build(before), after: await build(after) };
    return {
      ours: async () => {
        await makeLive(stack, MODULE, releases.before);
        return bytesAfter(workshop, ours, () => makeLive(stack, MODULE, releases.after));
      },
      baseline: async () => {
        const old = await startMonolith({ ...monolithSettings, build: monoliths.before }, workshop);
        const port = Number(new URL(old.origin).port);
        return bytesAfter(workshop, old.origin, async () => {
          await old.stop();
          await startMonolith({ ...monolithSettings, build: monoliths.after, port }, workshop);
        });
      },
    };
  },
};

/** Bytes of the second visit to a page, between which and the first one something is deployed; what the API says left out. */
function bytesAfter(workshop: Workshop, origin: string, deploy: () => Promise<unknown>): Promise<number> {
  return inNewContext(workshop, async (context) => {
    const target = exploreProjects(origin);
    await visit(context, target);
    await deploy();
    const page = await context.newPage();
    const downloads = await watchDownloads(page);
    await page.goto(target.origin + target.path);
    await target.isThere(page);
    await page.waitForLoadState('networkidle');
    return bytesOf(downloads().filter(({ path }) => !path.startsWith('/api/')));
  });
}
