import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { diskSentence, memorySentence } from './needs.mjs';
import { pnpm } from './pnpm.mjs';
import { step } from './progress.mjs';

const MARKER = join(ROOT, 'node_modules/.crewdeck-installed');

/**
 * Installs exactly what the lockfile says, with the pinned pnpm, unless that is what is there already.
 *
 * @returns {Promise<void>}
 */
export async function install() {
  const hash = installationHash(ROOT, process.versions.node);
  if (readMarker() === hash) return;
  const sentence = memorySentence(memoryHere());
  if (sentence) console.warn(`  ${sentence}`);
  await step('Installing packages (a minute or two the first time)', async () => {
    await requireFreeDisk();
    await pnpm(['install', '--frozen-lockfile'], { log: 'install', failure: 'Installing the packages failed' });
    writeFileSync(MARKER, hash);
  });
}

/** @returns {string | null} */
function readMarker() {
  try {
    return readFileSync(MARKER, 'utf8');
  } catch {
    // No marker means that nothing has been installed yet.
    return null;
  }
}

/** @returns {number} bytes, at most those of the container we run in */
function memoryHere() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** @returns {Promise<void>} */
async function requireFreeDisk() {
  const { bavail, bsize } = await statfs(ROOT);
  const sentence = diskSentence(bavail * bsize);
  if (sentence) throw new Failure(sentence);
}

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
