import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { MODULES } from './modules.ts';

/** Everything that has releases. */
export const RELEASED = [...MODULES.map(({ module }) => module), 'shell'];
const VERSION = '1.1.0';
const VERSION_VARIABLE = 'CREWDECK_RELEASE_VERSION';

export function secondBuildOf(module: string): string {
  return join(ROOT, module, 'dist/second');
}

/** Builds everything once more as another version, where its sources have changed: in production there is a release before. */
export async function makeSecondBuilds(): Promise<void> {
  // Compiled a moment ago.
  const { buildHash } = await import(join(ROOT, 'packages/federation/dist/build-hash.js'));
  process.env[VERSION_VARIABLE] = VERSION;
  const changed = RELEASED.filter((module) => builtHash(module) !== buildHash(join(ROOT, module)));
  await Promise.all(
    changed.map(async (module) => {
      const folder = join(ROOT, module);
      const args = ['build', '--output-path', secondBuildOf(module)];
      await promisify(execFile)(join(folder, 'node_modules/.bin/rspack'), args, { cwd: folder });
    }),
  );
  delete process.env[VERSION_VARIABLE];
}

function builtHash(module: string): string | null {
  const record = join(secondBuildOf(module), 'release.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).hash : null;
}
