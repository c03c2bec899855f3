import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forEachConcurrently, type ReleaseRecord, type ReleaseStore, releaseIdOf } from '@crewdeck/releases';

const FILES_AT_ONCE = 8;

/**
 * Copies a whole release from one store to another, which checks every file against the record. It appears there whole or
 * not at all.
 *
 * @throws Error when a file can't be read or is not the one that was published
 */
export async function copyRelease(record: ReleaseRecord, from: ReleaseStore, to: ReleaseStore): Promise<void> {
  const { publication, ...build } = record;
  if (!publication) throw new Error(`${record.module}@${releaseIdOf(record)} was never published.`);
  const aside = await mkdtemp(join(tmpdir(), 'crewdeck-release-'));
  try {
    await forEachConcurrently(Object.keys(record.files), FILES_AT_ONCE, async (file) => {
      const bytes = await from.readFile(record.module, releaseIdOf(record), file);
      await mkdir(dirname(join(aside, file)), { recursive: true });
      await writeFile(join(aside, file), bytes);
    });
    await writeFile(join(aside, 'release.json'), JSON.stringify(build));
    await to.publish(aside, publication);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
