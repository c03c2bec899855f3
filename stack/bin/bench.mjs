import { join } from 'node:path';
import { dataDirectory } from './checkout.mjs';
import { findChromium } from './find-chromium.mjs';
import { installAndBuild } from './install-and-build.mjs';

/**
 * `npm run bench`: installs and builds what is measured, then hands over to the compiled bench.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  await installAndBuild('bench');
  const chromium = await findChromium(join(dataDirectory(), 'logs/chromium.log'));
  const bench = await import(new URL('../../bench/dist/main.js', import.meta.url).href);
  return bench.run(args, { chromium });
}
