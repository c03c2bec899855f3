import { join } from 'node:path';
import { findChromium } from '../../stack/bin/browser.mjs';
import { dataDirectory, ROOT, tool } from '../../stack/bin/checkout.mjs';
import { explain } from '../../stack/bin/failure.mjs';
import { installAndBuild } from '../../stack/bin/install-and-build.mjs';
import { step } from '../../stack/bin/progress.mjs';
import { runCommand } from '../../stack/bin/run-command.mjs';

/**
 * Installs and builds what is measured, then hands over to the compiled bench.
 *
 * @param {string} program in `bench/dist`; its `run` gives the exit code
 * @returns {Promise<void>}
 */
export async function runBench(program) {
  try {
    await installAndBuild();
    await step('Compiling the bench', () =>
      runCommand([tool('tsc'), '-b', 'bench'], { logFile: logFile('bench'), failure: 'Compiling the bench failed' }),
    );
    const chromium = await findChromium(logFile('chromium'));
    const { run } = await import(join(ROOT, 'bench/dist', program));
    process.exit(await run(process.argv.slice(2), { chromium }));
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}

/**
 * @param {string} name
 * @returns {string}
 */
function logFile(name) {
  return join(dataDirectory(), 'logs', `${name}.log`);
}
