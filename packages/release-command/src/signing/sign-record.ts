import type { ReleaseRecord } from '@crewdeck/releases';
import { signFiles } from '@crewdeck/releases/signing/file-signatures';
import { statementOf } from '@crewdeck/releases/signing/release-statement';
import type { Context } from '../verb.ts';
import { sign, signingKey } from './sign-statement.ts';

/** The record with what goes into the log of it, as far as there is a key. @param files of the release, by name */
export async function signRecord(
  context: Context,
  record: ReleaseRecord,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReleaseRecord> {
  const { module, publication } = record;
  const key = await signingKey(context, module);
  if (!key || !publication) return record;
  const said = statementOf(record, signFiles(files, key));
  return { ...record, publication: { ...publication, entry: sign(context, 'release', said, key) } };
}
