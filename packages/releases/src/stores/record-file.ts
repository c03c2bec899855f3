import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../refusal.ts';
import { type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '../release-record.ts';
import type { PublishedBuild } from '../release-store.ts';

/** Name of the record beside the files that it describes. */
export const RECORD_FILE = 'release.json';

/**
 * @param whose the end of the sentence when it is damaged, as in `of mf-profile@1.0.0-ab12cd34`
 * @throws Refusal when it is no valid record: a sentence that names the first wrong place
 */
export function parseRecord(bytes: Uint8Array, whose: string): ReleaseRecord {
  const result = releaseRecordSchema.safeParse(parseJson(Buffer.from(bytes).toString()));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(`The record ${whose} is damaged at "${issue?.path.join('.')}": ${issue?.message}.`);
}

export function formatRecord(record: ReleaseRecord): Uint8Array {
  return Buffer.from(JSON.stringify(record, null, 2));
}

/**
 * What publishing gives when the release is in the store already.
 *
 * @throws Refusal when that is another one under the same name
 */
export function publishedBefore(stored: ReleaseRecord, built: ReleaseRecord): PublishedBuild {
  if (isDeepStrictEqual(withoutPublication(stored), withoutPublication(built))) return { record: stored, isNew: false };
  const name = `${built.module}@${releaseIdOf(built)}`;
  throw new Refusal(
    `${name} was published before with other bytes, and a release never changes. Take another version.`,
  );
}

function withoutPublication({ publication: _, ...record }: ReleaseRecord) {
  return record;
}

/** What is no JSON becomes `null`, which is no record either. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
