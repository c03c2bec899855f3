import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { integrityOf } from '../integrity.ts';
import { Refusal } from '../refusal.ts';
import type { ReleaseRecord } from '../release-record.ts';
import { parseRecord, RECORD_FILE } from './record-file.ts';

/** A finished build whose files are known to be those of its record. */
export interface Build {
  record: ReleaseRecord;
  /** The very bytes that were checked, by name; the record is not among them. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** @throws Refusal when there is no valid record, or when the files are not exactly those that it names. */
export async function readBuild(directory: string): Promise<Build> {
  const names = await filesBelow(directory);
  if (!names.includes(RECORD_FILE)) throw new Refusal(`There is no finished build in ${directory}: no ${RECORD_FILE}.`);
  const record = parseRecord(await readFile(join(directory, RECORD_FILE)), `of the build in ${directory}`);
  const contents = names.filter((name) => name !== RECORD_FILE);
  const read = async (name: string) => [name, await readFile(join(directory, name))] as const;
  const files = new Map(await Promise.all(contents.map(read)));
  refuseStrangeFiles(record, files);
  return { record, files };
}

function refuseStrangeFiles({ module, files: described }: ReleaseRecord, files: Build['files']): void {
  const names = new Set([...Object.keys(described), ...files.keys()]);
  const strange = [...names].flatMap((name) => {
    const bytes = files.get(name);
    const description = described[name];
    if (!bytes) return [`${name} is missing`];
    if (!description) return [`${name} is not in the record`];
    return integrityOf(bytes) === description.integrity ? [] : [`${name} has other bytes`];
  });
  if (strange.length === 0) return;
  throw new Refusal(
    `The build of ${module} is not what its record says: ${strange.sort().join(', ')}. Build it again.`,
  );
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Refusal(`There is no build in ${directory}.`, { cause: error });
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
