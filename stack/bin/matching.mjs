import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { runCommand } from './run-command.mjs';

const PACKAGE = 'packages/matching-command';
const COMMAND = join(ROOT, PACKAGE, 'dist/run-command.js');

/**
 * `npm run match -- …` and `npm run teams -- …`. What they say is JSON, so what has to be compiled first says nothing.
 *
 * @param {string[]} args the command, then what the person gave to it
 * @returns {Promise<void>} The exit code is set, so that a long answer still gets out.
 */
export async function run(args) {
  if (!existsSync(COMMAND)) await compile();
  const command = await import(COMMAND);
  process.exitCode = command.runCommand(args, {
    // npm runs us in the root, wherever the person is who names the file.
    directory: process.env.INIT_CWD ?? '.',
    say: (/** @type {string} */ text) => process.stdout.write(`${text}\n`),
    tell: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
}

/** @returns {Promise<void>} */
function compile() {
  return runCommand([tool('tsc'), '-b', PACKAGE], {
    logFile: join(dataDirectory(), 'logs', 'matching.log'),
    failure: 'Compiling the command failed',
  });
}
