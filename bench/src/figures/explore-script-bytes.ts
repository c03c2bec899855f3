import { bytesOf } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { downloadsOf, exploreProjects } from '../browser/page-load.ts';
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
  sides: async (workshop) => {
    const { ours, monolith } = await bothSystems(workshop);
    const measure = (origin: string) =>
      inNewContext(workshop, async (context) => {
        const downloads = await downloadsOf(context, exploreProjects(origin));
        return bytesOf(downloads.filter(({ path }) => path.endsWith('.js')));
      });
    return { ours: () => measure(ours), baseline: () => measure(monolith) };
  },
};
