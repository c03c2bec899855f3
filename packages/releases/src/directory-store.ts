import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Publication, type ReleaseRecord, releaseIdOf, releaseRecordSchema } from './release-record.ts';

const RECORD_FILE = 'release.json';

/** @throws Error when there is no such release, or its record is damaged. */
export async function readRelease(store: string, module: string, releaseId: string): Promise<ReleaseRecord> {
  return readRecord(join(store, module, releaseId));
}

/** @throws Error when the directory holds no valid record. */
export async function readRecord(directory: string): Promise<ReleaseRecord> {
  return releaseRecordSchema.parse(JSON.parse(await readFile(join(directory, RECORD_FILE), 'utf8')));
}

/**
 * Copies a build into the store. The release appears whole or not at all, and one that is there already stays as it is.
 *
 * @returns the record of the release in the store
 */
export async function publishRelease(
  buildDirectory: string,
  store: string,
  publication: Publication,
): Promise<ReleaseRecord> {
  const record = await readRecord(buildDirectory);
  const target = join(store, record.module, releaseIdOf(record));
  const published = await readRecord(target).catch(() => null);
  if (published) return published;

  const aside = join(store, record.module, `.incoming-${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  await cp(buildDirectory, aside, { recursive: true });
  await writeFile(join(aside, RECORD_FILE), JSON.stringify({ ...record, publication }, null, 2));
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
  return readRecord(target);
}
