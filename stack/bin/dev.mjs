import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { installAndBuild } from './install-and-build.mjs';
import { step } from './progress.mjs';

/** React as people get it, in place of its build for development. */
const PRODUCTION_REACT = '--production-react';

/**
 * `pnpm dev <module>`: the whole system as `npm start` runs it, with one module from a server that builds it anew with
 * every change. The others come from releases.
 *
 * @param {string[]} args the module, and what `npm start` takes
 * @returns {Promise<void>}
 */
export async function run([name, ...options]) {
  const args = options.filter((option) => option !== PRODUCTION_REACT);
  const module = requireModule(name, modulesIn(ROOT));
  console.log(`\nCrewdeck, with ${module} as it is in this folder`);
  await installAndBuild();
  process.env.DEV_MODULE = `${module}=${await step(`Building ${module} for development`, () =>
    serve(module, options.includes(PRODUCTION_REACT)),
  )}`;
  const stack = await import(new URL('../dist/main.js', import.meta.url).href);
  await stack.run(args, process.env);
  console.log(
    `A change in ${module}/src is in the page as soon as it is built, and what you have typed there stays.\n`,
  );
}

/**
 * @param {string | undefined} name
 * @param {string[]} modules
 * @returns {string}
 */
export function requireModule(name, modules) {
  if (name && modules.includes(name)) return name;
  const problem = name ? `There is no module "${name}"` : 'A module is needed, as in: pnpm dev mf-profile';
  throw new Failure(`${problem}. There are ${modules.join(', ')}.`);
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

/**
 * @param {string} module
 * @param {boolean} hasProductionReact
 * @returns {Promise<string>} origin of its development server
 */
async function serve(module, hasProductionReact) {
  // Compiled a moment ago; a fresh clone doesn't have it when this file is loaded.
  const { startDevServer } = await import(join(ROOT, 'packages/federation/dist/dev-server.js'));
  const { origin } = await startDevServer(join(ROOT, module), {
    hasProductionReact,
    report: (/** @type {string} */ text) => console.log(`\n${module}: ${text}`),
  });
  return origin;
}
