import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** What plain Node runs. Browser code is compiled by Rspack, and its types are checked by `npm test`. */
const NODE_PROJECTS = [
  'api',
  'edge',
  'stack',
  'packages/federation',
  'packages/release-command',
  'packages/matching-command',
  'packages/module-check',
];
const BUNDLES_AT_ONCE = 2;

/**
 * Compiles what changed since the last build, and nothing else.
 *
 * @returns {Promise<void>}
 */
export async function build() {
  await step('Compiling', compile);
  const stale = await staleBundles();
  if (stale.length === 0) return;
  await step(`Building ${stale.join(', ')}`, () => buildBundles(stale));
}

/** @returns {Promise<void>} */
function compile() {
  return runCommand([tool('tsc'), '-b', ...NODE_PROJECTS], {
    logFile: logFile('compile'),
    failure: 'Compiling failed',
  });
}

/**
 * Folders whose release in `dist/release` is not the one their sources would give.
 *
 * @returns {Promise<string[]>}
 */
async function staleBundles() {
  // Compiled a moment ago; a fresh clone doesn't have it when this file is loaded.
  const { buildHash } = await import(join(ROOT, 'packages/federation/dist/build-hash.js'));
  return bundleFolders().filter((folder) => builtHash(folder) !== buildHash(join(ROOT, folder)));
}

/** @returns {string[]} */
function bundleFolders() {
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
  return runCommand([join(ROOT, folder, 'node_modules/.bin/rspack'), 'build'], {
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
