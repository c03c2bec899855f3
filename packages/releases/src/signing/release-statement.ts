import { digestOf } from '../record-digest.ts';
import { type ReleaseRecord, releaseIdOf } from '../release-record.ts';
import { normalPattern } from '../route-pattern.ts';
import type { EntryOf } from './entries.ts';
import type { FileSignatures } from './file-signatures.ts';

type ReleaseStatement = Pick<EntryOf<'release'>['statement'], 'module' | 'release' | 'digest' | 'files' | 'paths'>;

/** What is signed of a release: all that its record says, and its addresses so that whoever replays the log needs no record. */
export function statementOf(record: Omit<ReleaseRecord, 'publication'>, files: FileSignatures): ReleaseStatement {
  const paths = [...new Set(record.places?.routes.map(({ path }) => normalPattern(path)))];
  const said = { module: record.module, release: releaseIdOf(record), digest: digestOf(record), files };
  return paths.length > 0 ? { ...said, paths } : said;
}
