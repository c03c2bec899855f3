import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, ROOT } from './checkout.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Runs the pinned pnpm in the checkout.
 *
 * @param {string[]} args
 * @param {{ log: string, failure: string }} options `log`: name of its log
 * @returns {Promise<void>}
 */
export function pnpm(args, { log, failure }) {
  return runCommand(['npx', '--yes', `--package=${pinnedPnpm()}`, 'pnpm', ...args], {
    logFile: join(dataDirectory(), 'logs', `${log}.log`),
    failure,
    // An npx around us, one that brought another Node for instance, hands its own choices down to this one.
    env: { CI: 'true', npm_config_package: undefined, npm_config_call: undefined },
  });
}

/** @returns {string} `pnpm@12.21.0` */
function pinnedPnpm() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;
}
