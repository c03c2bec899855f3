import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { build, bundleFolders } from './build.mjs';
import { ROOT } from './checkout.mjs';
import { explain } from './failure.mjs';
import { withCheckoutLock } from './install-and-build.mjs';

/** An editor writes several files at once. */
const SOON_MS = 200;
const SERVICES = /** @type {const} */ (['api', 'edge']);

/** @typedef {{ service: (name: 'api' | 'edge') => { stop: () => Promise<void>, start: () => Promise<void> }, publish: () => Promise<void> }} Running */

/**
 * Builds what changes in this folder while a system runs from it: API and edge start again, releases go live.
 *
 * @param {Running} stack
 * @param {string} [devModule] which has a server of its own
 */
export function watchSources(stack, devModule) {
  const bundles = bundleFolders().filter((folder) => folder !== devModule);
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  const folders = [...SERVICES, ...bundles, ...packages].map((folder) => join(ROOT, folder, 'src')).filter(existsSync);
  let builtAt = Date.now();
  onChange(folders, async () => {
    const startedAt = Date.now();
    console.log('\nSources have changed');
    await withCheckoutLock(() => build([], bundles));
    const compiled = packages.filter((folder) => isNewer(folder, builtAt));
    for (const name of SERVICES) {
      if (compiled.length > 0 || isNewer(name, builtAt)) await startAgain(stack, name);
    }
    await stack.publish();
    builtAt = startedAt;
    console.log('  Reload the page to see it.');
  });
}

/**
 * @param {Running} stack
 * @param {'api' | 'edge'} name
 */
async function startAgain(stack, name) {
  await stack.service(name).stop();
  await stack.service(name).start();
}

/**
 * Whether compiling has written a file.
 *
 * @param {string} folder
 * @param {number} since in milliseconds
 * @returns {boolean}
 */
function isNewer(folder, since) {
  const dist = join(ROOT, folder, 'dist');
  if (!existsSync(dist)) return false;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.some((file) => file.endsWith('.js') && statSync(join(dist, file)).mtimeMs > since);
}

/**
 * Runs something soon after files have changed, once at a time; what changes meanwhile has it run again.
 *
 * @param {readonly string[]} folders with everything below
 * @param {() => Promise<void>} run a failure is told, and the next change tries again
 * @returns {() => void} ends it
 */
export function onChange(folders, run) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isRunning = false;
  let isStale = false;
  const start = async () => {
    isStale = isRunning;
    if (isRunning) return;
    isRunning = true;
    await run().catch((error) => console.error(`\n${explain(error)}`));
    isRunning = false;
    if (isStale) await start();
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.spec\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(start, SOON_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
