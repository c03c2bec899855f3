import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { npx } from './platform.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Runs the pinned pnpm, in this checkout unless another one is named.
 *
 * @param {string[]} args
 * @param {{ log: string, failure: string, cwd?: string }} options `log`: name of its log
 * @returns {Promise<void>}
 */
export function pnpm(args, { log, failure, cwd = ROOT }) {
  return runCommand([...npx(), '--yes', `--package=${pinnedPnpm(cwd)}`, 'pnpm', ...args], {
    logFile: join(dataDirectory(), 'logs', `${log}.log`),
    failure,
    cwd,
    // An npx around us, one that brought another Node for instance, hands its own choices down to this one.
    env: { CI: 'true', npm_config_package: undefined, npm_config_call: undefined },
  });
}

/**
 * @param {string} checkout
 * @returns {string} `pnpm@12.21.0`
 */
function pinnedPnpm(checkout) {
  return JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).packageManager;
}
