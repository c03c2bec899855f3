import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { installAndBuild } from './install-and-build.mjs';
import { step } from './progress.mjs';

/**
 * `pnpm dev <module>`: the whole system as `npm start` runs it, with one module from a server that builds it anew with
 * every change. The others come from releases.
 *
 * @param {string[]} args the module, and what `npm start` takes
 * @returns {Promise<void>}
 */
export async function run([name, ...args]) {
  const module = requireModule(name, modulesIn(ROOT));
  console.log(`\nCrewdeck, with ${module} as it is in this folder`);
  await installAndBuild();
  process.env.DEV_MODULE = `${module}=${await step(`Building ${module} for development`, () => serve(module))}`;
  const stack = await import(new URL('../dist/main.js', import.meta.url).href);
  await stack.run(args, process.env);
  console.log(`A change in ${module}/src is in the page as soon as it is built.\n`);
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
 * @returns {Promise<string>} origin of its development server
 */
async function serve(module) {
  // Compiled a moment ago; a fresh clone doesn't have it when this file is loaded.
  const { startDevServer } = await import(join(ROOT, 'packages/federation/dist/dev-server.js'));
  const { origin } = await startDevServer(join(ROOT, module), (/** @type {string} */ text) => {
    console.log(`\n${module}: ${text}`);
  });
  return origin;
}
