import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Of all state, below the root. */
export const DEFAULT_DATA_DIRECTORY = '.data';

/**
 * Where the stack keeps its state.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string}
 */
export function dataDirectory(environment = process.env) {
  return resolve(ROOT, environment.CREWDECK_DATA || DEFAULT_DATA_DIRECTORY);
}

/** Where a tool has another name than its package. */
const PACKAGES = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  rspack: '@rspack/cli',
  tsc: 'typescript',
};

/**
 * Its script, on the Node that runs us: what `node_modules/.bin` holds can't be started on Windows without a shell.
 *
 * @param {keyof typeof PACKAGES | 'knip'} name
 * @param {string} [folder] that has the tool installed
 * @returns {[string, string]} how a command begins
 */
export function tool(name, folder = ROOT) {
  const home = join(folder, 'node_modules', name === 'knip' ? name : PACKAGES[name]);
  return [process.execPath, join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin[name])];
}
