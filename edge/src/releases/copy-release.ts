import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ReleaseRecord, type ReleaseStore, releaseIdOf } from '@crewdeck/releases';

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
    await copyFiles(record, from, aside);
    await writeFile(join(aside, 'release.json'), JSON.stringify(build));
    await to.publish(aside, publication);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** After a failure nothing more is written: what came later would outlive the folder that is thrown away. */
async function copyFiles(record: ReleaseRecord, from: ReleaseStore, folder: string): Promise<void> {
  const waiting = Object.keys(record.files);
  const copy = async (file: string) => {
    const bytes = await from.readFile(record.module, releaseIdOf(record), file);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  };
  const copyNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await copy(file);
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: FILES_AT_ONCE }, () =>
      copyNext().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
