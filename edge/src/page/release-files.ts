import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';

/** Absolute path under which a file of a release is served. */
export function assetPath(record: ReleaseRecord, file: string): string {
  return `/modules/${record.module}/${releaseIdOf(record)}/${file}`;
}

export function isStyleSheet(file: string): boolean {
  return file.endsWith('.css');
}

/** @throws Error when the record lists no such file. */
export function integrityOfFile(record: ReleaseRecord, file: string): string {
  const known = record.files[file];
  if (!known) throw new Error(`${record.module}@${releaseIdOf(record)} has no file ${file}.`);
  return known.integrity;
}

/**
 * @param folder of all releases
 * @throws Error when the file can't be read, or holds other bytes than were published
 */
export async function readReleaseFile(folder: string, record: ReleaseRecord, file: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, record.module, releaseIdOf(record), file));
  if (integrityOf(bytes) !== integrityOfFile(record, file)) throw new Error('The file is damaged.');
  return bytes;
}
