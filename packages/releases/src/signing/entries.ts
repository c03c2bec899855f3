import type { LogEntry } from '@crewdeck/contract';
import { canonicalJson } from './canonical.ts';
import { type PrivateKey, publicKeyOf, signText } from './keys.ts';

type Kind = LogEntry['kind'];
export type EntryOf<K extends Kind> = Extract<LogEntry, { kind: K }>;

export function signEntry<K extends Kind>(kind: K, statement: EntryOf<K>['statement'], key: PrivateKey): EntryOf<K> {
  const signature = signText(signedText(kind, statement), key);
  return { kind, statement, key: publicKeyOf(key), signature } as EntryOf<K>;
}

/** What is signed: a line of its own before the statement says what it is for. */
export function signedText(kind: string, statement: unknown): string {
  return `crewdeck-v1\n${kind}\n${canonicalJson(statement)}`;
}
