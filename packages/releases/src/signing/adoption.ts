import type { Channel, LogEntry } from '@crewdeck/contract';
import type { ReleaseStore } from '../release-store.ts';
import { type EntryOf, signEntry } from './entries.ts';
import { signFiles } from './file-signatures.ts';
import type { PrivateKey } from './keys.ts';
import { statementOf } from './release-statement.ts';

/** What is out of a module without a signature. */
export interface Adopted {
  readonly module: string;
  readonly revision: number;
  readonly channel: Omit<Channel, 'digests'>;
}

/** What ops sign of a module that was released before anything was signed: what is out of it, as it is in the store. */
export async function adopt(
  store: ReleaseStore,
  { module, revision, channel }: Adopted,
  key: PrivateKey,
  at: string,
): Promise<LogEntry[]> {
  const { live, lastGood, canary } = channel;
  const out = new Set([live, lastGood, canary?.release].filter((release) => typeof release === 'string'));
  const releases = await Promise.all([...out].map((release) => signStored(store, { module, release }, key, at)));
  return [...releases, signEntry('adopt', { at, module, after: revision, channel }, key)];
}

/** Signs a release for what is in the store: its record, and the files that the record has hashes of. */
export async function signStored(
  store: ReleaseStore,
  { module, release }: { module: string; release: string },
  key: PrivateKey,
  at: string,
): Promise<EntryOf<'release'>> {
  const record = await store.read(module, release);
  const files = new Map<string, Uint8Array>();
  for (const name of Object.keys(record.files)) files.set(name, await store.readFile(module, release, name));
  return signEntry('release', { at, ...statementOf(record, signFiles(files, key)) }, key);
}
