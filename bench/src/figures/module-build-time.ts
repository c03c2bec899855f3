import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import type { Figure } from '../figure.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';

const MODULE = join(ROOT, 'mf-explore');

/** What a squad waits for until its release is built, command line included, against a build of everything. */
export const moduleBuildTime: Figure = {
  name: 'module-build-time',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 0.4 }],
  sides: async () => ({
    ours: () => timeOf(buildModule),
    baseline: () => timeOf(() => buildMonolith(join(ROOT, 'bench/dist/monolith-build'))),
  }),
};

/** As its squad does it. The same sources give the same bytes, so the build in the checkout stays what it is. */
function buildModule(): Promise<unknown> {
  const rspack = join(MODULE, 'node_modules/@rspack/cli/bin/rspack.js');
  return promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: MODULE });
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
