import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Of all state, below the root. */
export const DEFAULT_DATA_DIRECTORY = '.data';

/**
 * Where the stack keeps its state.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string}
 */
export function dataDirectory(environment = process.env) {
  return resolve(ROOT, environment.CREWDECK_DATA || DEFAULT_DATA_DIRECTORY);
}

/**
 * @param {string} name of a file in the checkout's folder of tools
 * @returns {string}
 */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}
