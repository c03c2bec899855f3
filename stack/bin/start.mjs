import { installAndBuild } from './install-and-build.mjs';

/**
 * `npm start`: installs, builds, then hands over to the compiled stack.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  console.log('\nCrewdeck');
  await installAndBuild();
  const stack = await import(new URL('../dist/main.js', import.meta.url).href);
  await stack.run(args, process.env);
}
