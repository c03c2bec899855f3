import { installAndBuild } from './install-and-build.mjs';

/**
 * `npm run cluster`: installs, builds, then hands over to the compiled cluster.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  console.log('\nCrewdeck, as a cluster');
  await installAndBuild('cluster');
  const cluster = await import(new URL('../../cluster/dist/main.js', import.meta.url).href);
  await cluster.run(args, process.env);
}
