import { join } from 'node:path';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { findChromium } from './find-chromium.mjs';
import { installAndBuild } from './install-and-build.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/**
 * `npm run bench`: installs and builds what is measured, then hands over to the compiled bench.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  await installAndBuild();
  await step('Compiling the bench', () =>
    runCommand([tool('tsc'), '-b', 'bench'], { logFile: logFile('bench'), failure: 'Compiling the bench failed' }),
  );
  const chromium = await findChromium(logFile('chromium'));
  const bench = await import(join(ROOT, 'bench/dist/main.js'));
  return bench.run(args, { chromium });
}

/**
 * @param {string} name
 * @returns {string}
 */
function logFile(name) {
  return join(dataDirectory(), 'logs', `${name}.log`);
}
