import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Digest over everything that decides what an installation looks like. The Node major is part of it, since some packages
 * install other binaries for another one.
 *
 * @param {string} root of the checkout
 * @param {string} nodeVersion like `20.19.0`
 * @returns {string}
 */
export function installationHash(root, nodeVersion) {
  const digest = createHash('sha256').update(nodeVersion.split('.')[0] ?? '');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFiles(root)]) {
    digest.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function packageFiles(root) {
  const folders = ['.', ...foldersIn(root, '.'), ...foldersIn(root, 'packages')];
  return folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(join(root, file)));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function foldersIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .sort();
}
