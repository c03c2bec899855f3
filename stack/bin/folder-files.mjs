import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @param {string} folder
 * @returns {string[]} paths in it, in an order that no locale changes
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * @param {string} folder
 * @returns {string} SHA-256 in hex, over names and contents of its files
 */
export function digestOf(folder) {
  const digest = createHash('sha256');
  for (const file of filesIn(folder)) {
    digest.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  return digest.digest('hex');
}
