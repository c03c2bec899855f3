import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { npx } from './platform.mjs';
import { runCommand, runVisibly } from './run-command.mjs';

/** An npx around us, one that brought another Node for instance, hands its own choices down to this one. */
const ENVIRONMENT = { CI: 'true', npm_config_package: undefined, npm_config_call: undefined };

/**
 * Runs the pinned pnpm, in this checkout unless another one is named.
 *
 * @param {string[]} args
 * @param {{ log: string, failure: string, cwd?: string }} options `log`: name of its log
 * @returns {Promise<void>}
 */
export function pnpm(args, { log, failure, cwd = ROOT }) {
  const logFile = join(dataDirectory(), 'logs', `${log}.log`);
  return runCommand([...pinnedPnpm(cwd), ...args], { logFile, failure, cwd, env: ENVIRONMENT });
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code of a pnpm that speaks to the person itself
 */
export function pnpmVisibly(args) {
  return runVisibly([...pinnedPnpm(ROOT), ...args], { env: ENVIRONMENT });
}

/**
 * @param {string} checkout
 * @returns {[string, ...string[]]} how a command begins
 */
function pinnedPnpm(checkout) {
  const { packageManager } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  return [...npx(), '--yes', `--package=${packageManager}`, 'pnpm'];
}
