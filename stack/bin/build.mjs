import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** What plain Node runs. Browser code is compiled by Rspack, and its types are checked by `npm test`. */
const NODE_PROJECTS = ['api', 'edge', 'stack', 'packages/crewdeck', 'packages/federation'];
const BUNDLES_AT_ONCE = 2;

/**
 * Compiles what changed since the last build, and nothing else.
 *
 * @param {string[]} [projects] of Node, besides those that a stack needs
 * @param {string[]} [bundles] folders of modules and the shell
 * @returns {Promise<void>}
 */
export async function build(projects = [], bundles = bundleFolders()) {
  await step('Compiling', () => compile([...NODE_PROJECTS, ...projects]));
  const stale = await staleOf(bundles);
  if (stale.length === 0) return;
  await step(`Building ${stale.join(', ')}`, () => buildBundles(stale));
}

/**
 * @param {string[]} projects
 * @returns {Promise<void>}
 */
export function compile(projects) {
  return runCommand([...tool('tsc'), '-b', ...projects], {
    logFile: logFile('compile'),
    failure: 'Compiling failed',
  });
}

/**
 * Folders whose release in `dist/release` is not the one their sources would give.
 *
 * @param {string[]} bundles
 * @returns {Promise<string[]>}
 */
async function staleOf(bundles) {
  // Compiled a moment ago; a fresh clone doesn't have it when this file is loaded.
  const { buildHash } = await import(new URL('../../packages/federation/dist/build-hash.js', import.meta.url).href);
  return bundles.filter((folder) => builtHash(folder) !== buildHash(join(ROOT, folder)));
}

/** @returns {string[]} */
export function bundleFolders() {
  return readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'rspack.config.mjs')));
}

/**
 * @param {string} folder
 * @returns {string | null}
 */
function builtHash(folder) {
  const record = join(ROOT, folder, 'dist/release/release.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).hash : null;
}

/**
 * @param {string[]} folders
 * @returns {Promise<void>}
 */
async function buildBundles(folders) {
  const waiting = [...folders];
  const buildNext = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) await buildBundle(folder);
  };
  await Promise.all(Array.from({ length: BUNDLES_AT_ONCE }, buildNext));
}

/**
 * @param {string} folder
 * @returns {Promise<void>}
 */
function buildBundle(folder) {
  return runCommand([...tool('rspack', join(ROOT, folder)), 'build'], {
    cwd: join(ROOT, folder),
    logFile: logFile(`build-${folder}`),
    failure: `Building ${folder} failed`,
  });
}

/**
 * @param {string} name
 * @returns {string}
 */
function logFile(name) {
  return join(dataDirectory(), 'logs', `${name}.log`);
}
