import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';

const run = promisify(execFile);
const FOLDER = join(ROOT, 'bench/monolith');

/** Builds the monolith as one builds a module: the same command line, a process of its own. */
export async function buildMonolith(output = join(FOLDER, 'dist')): Promise<string> {
  await run(process.execPath, [join(FOLDER, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: FOLDER,
    env: { ...process.env, BENCH_OUTPUT: output },
  });
  return output;
}
