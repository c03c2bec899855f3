import { readFile } from 'node:fs/promises';
import type { ChangeRelease } from '@crewdeck/contract';
import { openStore, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import { signStored } from '@crewdeck/releases/signing/adoption';
import { signEntry } from '@crewdeck/releases/signing/entries';
import { type PrivateKey, readPrivateKey } from '@crewdeck/releases/signing/keys';
import type { ReleaseAccess } from './release-access.ts';

/** A stored record as its squad would announce it. */
export async function signRecord(record: ReleaseRecord, access: ReleaseAccess): Promise<ReleaseRecord> {
  const { module, publication } = record;
  if (!publication) throw new Error(`${module} was not published.`);
  const store = await openStore(access.store);
  const entry = await signStored(store, { module, release: releaseIdOf(record) }, await keyOf(module, access), now());
  return { ...record, publication: { ...publication, entry } };
}

export async function signActivation(
  module: string,
  release: string,
  expectedRevision: number,
  access: ReleaseAccess,
): Promise<ChangeRelease> {
  const change = { action: 'activate', release, percent: 100 } as const;
  const said = { ...change, at: now(), module, after: expectedRevision };
  return { ...change, expectedRevision, entry: signEntry('change', said, await keyOf(module, access)) };
}

async function keyOf(module: string, { keys }: ReleaseAccess): Promise<PrivateKey> {
  return readPrivateKey(await readFile(keys[module] ?? '', 'utf8'));
}

function now(): string {
  return new Date().toISOString();
}
