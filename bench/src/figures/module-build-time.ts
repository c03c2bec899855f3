import { join } from 'node:path';
import { buildModule, unchangedSources } from '../changed-sources.ts';
import type { Figure } from '../figure.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';

/** What a squad waits for until its release is built, command line included, against a build of everything. */
export const moduleBuildTime: Figure = {
  name: 'module-build-time',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 0.4 }],
  limitMinutes: 2,
  sides: async (workshop) => {
    const sources = await unchangedSources(workshop);
    return {
      ours: () => timeOf(() => buildModule(join(sources, 'mf-explore'))),
      baseline: () => timeOf(() => buildMonolith({ sources, output: join(sources, 'monolith') })),
    };
  },
};

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
