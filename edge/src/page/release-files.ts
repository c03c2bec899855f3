import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';

/** Absolute path under which a file of a release is served. */
export function assetPath(record: ReleaseRecord, file: string): string {
  return `/modules/${record.module}/${releaseIdOf(record)}/${file}`;
}

/** @throws Error when the record lists no such file. */
export function integrityOfFile(record: ReleaseRecord, file: string): string {
  const known = record.files[file];
  if (!known) throw new Error(`${record.module}@${releaseIdOf(record)} has no file ${file}.`);
  return known.integrity;
}
