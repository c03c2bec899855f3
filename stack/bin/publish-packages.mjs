import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Failure } from './failure.mjs';
import { runVisibly } from './run-command.mjs';

/** @typedef {import('./pack-packages.mjs').Packed} Packed */

const run = promisify(execFile);

/**
 * Sends packages to a registry, with the credentials that npm has for it. A version that is there stays as it is.
 *
 * @param {Packed[]} packages
 * @param {string} registry address
 * @returns {Promise<number>} the exit code of npm
 * @throws Failure when a version is there with other bytes
 */
export async function publishPackages(packages, registry) {
  // Stronger than what somebody has set for the scope.
  const at = `--@crewdeck:registry=${registry}`;
  for (const { name, version, tarball } of packages) {
    if (isThere(`${name} ${version}`, await integrityAt(`${name}@${version}`, at), integrityOf(tarball))) {
      console.log(`${name} ${version} is there already.`);
      continue;
    }
    const exitCode = await runVisibly(['npm', 'publish', tarball, at, '--access', 'public']);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/**
 * @param {string} label
 * @param {string} found what the registry says, empty when it has no such version
 * @param {string} packed
 * @returns {boolean}
 */
export function isThere(label, found, packed) {
  if (!found) return false;
  if (found === packed) return true;
  throw new Failure(`${label} is there with other bytes. A version never changes: raise it in the package file.`);
}

/** @param {string} file */
function integrityOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}

/**
 * @param {string} release
 * @param {string} at
 */
async function integrityAt(release, at) {
  // A package that is new there is an error; a registry that is away fails again, and says why, when it is sent to.
  const { stdout } = await run('npm', ['view', release, 'dist.integrity', at]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}
