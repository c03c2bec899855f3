import { bytesOf, watchDownloads } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { exploreProjects } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { bothSystems } from '../systems.ts';

/** Bytes of JavaScript of a cold load of the project explorer, on the wire, until the network is at rest. */
export const exploreScriptBytes: Figure = {
  name: 'explore-script-bytes',
  unit: 'bytes',
  goals: [
    { of: 'ours', atMost: 163_000 },
    { of: 'ratio', atMost: 1.1 },
  ],
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        const page = await context.newPage();
        const downloads = await watchDownloads(page);
        const { path, isThere } = exploreProjects(origin);
        await page.goto(origin + path);
        await isThere(page);
        await page.waitForLoadState('networkidle');
        return bytesOf(downloads().filter((download) => download.path.endsWith('.js')));
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
