import { forEachConcurrently, integrityOf, type ReleaseRecord, type ReleaseStore } from '@crewdeck/releases';
import { sentenceOf } from '../errors.ts';

const FILES_AT_ONCE = 8;

interface Verification {
  files: number;
  problems: string[];
}

/** Compares a release in the store with its record. What can't be read is a problem like any other. */
export async function verifyRelease(
  store: ReleaseStore,
  { module, release }: { module: string; release: string },
): Promise<Verification> {
  const problems: string[] = [];
  let record: ReleaseRecord;
  try {
    record = await store.read(module, release);
  } catch (error) {
    return { files: 0, problems: [sentenceOf(error)] };
  }
  const files = Object.entries(record.files);
  await forEachConcurrently(files, FILES_AT_ONCE, async ([file, { integrity }]) => {
    const bytes = await store.readFile(module, release, file).catch(() => null);
    if (!bytes) problems.push(`${file} can't be read.`);
    else if (integrityOf(bytes) !== integrity) problems.push(`${file} has other bytes than were published.`);
  });
  return { files: files.length, problems: problems.sort() };
}
