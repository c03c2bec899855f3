import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { installAndBuild } from './install-and-build.mjs';
import { step } from './progress.mjs';
import { tryLock } from './socket-lock.mjs';
import { watchSources } from './watch.mjs';

const FEDERATION = new URL('../../packages/federation/dist/', import.meta.url);

/** React as people get it, in place of its build for development. */
const PRODUCTION_REACT = '--production-react';

/** @typedef {{ site: string, token: string }} Environment a running system, and the right to try a module in it */

/**
 * `pnpm dev`: the whole system as `npm start` runs it, built again with every change of API, edge, shell, modules and packages.
 * `pnpm dev <module>`: the same, with one module from a server that keeps the page's state over a change, for the browser that opens
 * a link. With `--against URL`, or beside a system that runs here already, the module is in that one.
 *
 * @param {string[]} args the module, and what `npm start` takes
 * @returns {Promise<void>}
 */
export async function run(args) {
  const isWhole = args[0] === undefined || args[0].startsWith('--');
  return isWhole ? runWhole(args) : runModule(args);
}

/** @param {string[]} args what `npm start` takes */
async function runWhole(args) {
  console.log('\nCrewdeck, as it is in this folder');
  await installAndBuild();
  await startStack(args);
}

/** @param {string[]} args */
async function runModule([name, ...options]) {
  const module = requireModule(name, modulesIn(ROOT));
  const { against, hasProductionReact, args } = optionsIn(options);
  console.log(`\nCrewdeck, with ${module} as it is in this folder`);
  await installAndBuild();
  if (against === undefined && !(await isRunningHere())) await startStack(args, module);
  const environment = environmentOf(module, against);
  const { startDevServer } = await import(new URL('dev-server.js', FEDERATION).href);
  const report = (/** @type {string} */ text) => console.log(`\n${module}: ${text}`);
  const { origin } = await step(`Building ${module} for development`, () =>
    startDevServer(join(ROOT, module), { hasProductionReact, site: environment.site, report }),
  );
  console.log(`\nOpen this in your browser:\n  ${await linkTo(origin, environment)}`);
  console.log(
    `A change in ${module}/src is in the page as soon as it is built, and what you have typed there stays.\n`,
  );
}

/**
 * @param {string[]} args
 * @param {string} [module] that has a server of its own
 */
async function startStack(args, module) {
  const { run: start } = await import(new URL('../dist/main.js', import.meta.url).href);
  watchSources(await start(args, process.env), module);
}

/**
 * @param {string} origin of the development server
 * @param {Environment} environment
 * @returns {Promise<string>}
 */
async function linkTo(origin, environment) {
  // Compiled a moment ago; a fresh clone doesn't have it when this file is loaded.
  const link = await import(new URL('dev-link.js', FEDERATION).href);
  return link.linkTo({ origin, ...environment });
}

/**
 * @param {string[]} options
 * @returns {{ against: string | undefined, hasProductionReact: boolean, args: string[] }}
 */
export function optionsIn(options) {
  const at = options.indexOf('--against');
  const against = at < 0 ? undefined : (options[at + 1] ?? '');
  if (against !== undefined && !URL.canParse(against)) throw new Failure('--against needs the address of a system.');
  const args = options.filter(
    (option, index) => option !== PRODUCTION_REACT && (at < 0 || index < at || index > at + 1),
  );
  return {
    against: against && new URL(against).origin,
    hasProductionReact: options.includes(PRODUCTION_REACT),
    args,
  };
}

/**
 * @param {string} module
 * @param {string | undefined} against without it, the system here
 * @returns {Environment}
 */
function environmentOf(module, against) {
  const file = join(dataDirectory(process.env), 'release-access.json');
  const here = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const site = against ?? here?.site;
  const token = process.env.CREWDECK_TOKEN ?? (here?.site === site ? here?.tokens[module] : undefined);
  if (!site || !token)
    throw new Failure(`${site ?? 'The system here'} asks for a deploy token of ${module}: set CREWDECK_TOKEN.`);
  return { site, token };
}

/** @returns {Promise<boolean>} */
async function isRunningHere() {
  const lock = await tryLock(dataDirectory(process.env));
  await lock?.release();
  return lock === null;
}

/**
 * @param {string | undefined} name
 * @param {string[]} modules
 * @returns {string}
 */
export function requireModule(name, modules) {
  if (name !== undefined && modules.includes(name)) return name;
  throw new Failure(
    `There is no module "${name}". There are ${modules.join(', ')}. Without a name, everything else is watched.`,
  );
}

/**
 * @param {string} root of the checkout
 * @returns {string[]}
 */
function modulesIn(root) {
  return readdirSync(root)
    .filter((folder) => folder !== 'shell' && existsSync(join(root, folder, 'rspack.config.mjs')))
    .sort();
}
