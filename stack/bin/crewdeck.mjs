import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { runCommand } from './run-command.mjs';

const PACKAGE = 'packages/crewdeck';
const COMMAND = join(ROOT, PACKAGE, 'dist/crewdeck.js');

/**
 * `npm run match -- …` and `npm run teams -- …`. What they say is JSON, so what has to be compiled first says nothing.
 *
 * @param {string[]} args the subcommand, then what the person gave to it
 * @returns {Promise<void>} The exit code is set, so that a long answer still gets out.
 */
export async function run(args) {
  if (!existsSync(COMMAND)) await compile();
  const { crewdeck } = await import(pathToFileURL(COMMAND).href);
  process.exitCode = await crewdeck(args, {
    say: (/** @type {string} */ text) => process.stdout.write(`${text}\n`),
    tell: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
}

/** @returns {Promise<void>} */
function compile() {
  return runCommand([...tool('tsc'), '-b', PACKAGE], {
    logFile: join(dataDirectory(), 'logs', 'crewdeck.log'),
    failure: 'Compiling the command failed',
  });
}
