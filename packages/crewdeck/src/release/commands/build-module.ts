import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { UsageError } from '../../usage-error.ts';

const LAST_LINES = 15;

const CONFIG = 'rspack.config.mjs';

/**
 * Builds a module in its folder, which is the current one or lies in it.
 *
 * @param version in place of the one in its package file
 * @returns the folder of the build
 */
export async function buildModule(module: string, version: string | undefined): Promise<string> {
  const folder = [resolve(module), process.cwd()].find((it) => existsSync(join(it, CONFIG)));
  if (!folder) {
    throw new UsageError(`There is no folder of a module "${module}" here. Start in it or above, or give --from DIR.`);
  }
  const environment = { ...process.env, ...(version && { CREWDECK_RELEASE_VERSION: version }) };
  const build = spawn(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder, env: environment });
  const exit = new Promise<number | null>((done, fail) => {
    build.on('close', done);
    build.on('error', ({ message }) => fail(new Error(`Building ${module} can't start (${message}). Install first.`)));
  });
  const [exitCode, output, errors] = await Promise.all([exit, text(build.stdout), text(build.stderr)]);
  if (exitCode === 0) return join(folder, 'dist/release');
  const lines = `${output}${errors}`.trimEnd().split('\n').slice(-LAST_LINES);
  throw new Error(`Building ${module} failed:\n${lines.join('\n')}`);
}
