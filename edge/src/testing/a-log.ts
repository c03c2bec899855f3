import type { LogEntry, LogHead } from '@crewdeck/contract';
import { canonicalJson } from '@crewdeck/releases/signing/canonical';
import { type EntryOf, signEntry } from '@crewdeck/releases/signing/entries';
import { signFiles } from '@crewdeck/releases/signing/file-signatures';
import { newPrivateKey, type PrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { signHead } from '@crewdeck/releases/signing/log-head';
import { EMPTY_TREE, withLeaf } from '@crewdeck/releases/signing/merkle-tree';
import { statementOf } from '@crewdeck/releases/signing/release-statement';
import { aRecord, type Changes, textOf } from './a-release.ts';

export const aKey = (): PrivateKey => readPrivateKey(newPrivateKey());

type Kind = LogEntry['kind'];
type Said<K extends Kind> = EntryOf<K>['statement'] extends infer S
  ? S extends unknown
    ? Omit<S, 'at'>
    : never
  : never;

/** A log with the keys of all who write to it. It checks nothing: what it holds is for edges to judge. */
export class TestLog {
  readonly keys = { ops: aKey(), log: aKey(), night: aKey() };
  readonly squads = new Map<string, PrivateKey>();
  entries: LogEntry[] = [];
  #signed = 0;

  /** As `RELEASE_TRUST` takes it. */
  get trust(): string {
    return `ops:${publicKeyOf(this.keys.ops)},log:${publicKeyOf(this.keys.log)}`;
  }

  /** @param entries all, or fewer for a head of an earlier day */
  head(entries = this.entries, key = this.keys.log): LogHead {
    const tree = entries.reduce((grown, entry) => withLeaf(grown, canonicalJson(entry)), EMPTY_TREE);
    return signHead(tree, new Date('2026-11-22T12:00:00.000Z'), key);
  }

  add<K extends Kind>(kind: K, said: Said<K>, key: PrivateKey): EntryOf<K> {
    // Each has a time of its own, because no statement counts twice.
    this.#signed += 1;
    const at = new Date(Date.UTC(2026, 10, 22, 9, 0, this.#signed)).toISOString();
    const entry = signEntry(kind, { at, ...said } as object as EntryOf<K>['statement'], key);
    this.entries = [...this.entries, entry];
    return entry;
  }

  /** The key of a squad, and of the API for the night, registered by ops. */
  begin(...modules: string[]): void {
    const { ops, night } = this.keys;
    this.add('keys', { action: 'register', role: 'night', key: publicKeyOf(night) }, ops);
    for (const module of modules) {
      const squad = aKey();
      this.squads.set(module, squad);
      this.add('keys', { action: 'register', role: 'squad', module, key: publicKeyOf(squad) }, ops);
    }
  }

  squad(module: string): PrivateKey {
    const key = this.squads.get(module);
    if (!key) throw new Error(`${module} has no key.`);
    return key;
  }

  /** The release of the tests with that hash, signed as at its publication. @param key of its squad, or of another */
  release(module: string, hash: string, key = this.squad(module), changes: Changes = {}): EntryOf<'release'> {
    const record = aRecord(module, hash, changes);
    const scripts = Object.keys(record.files).filter((name) => !name.endsWith('.br'));
    const files = signFiles(new Map(scripts.map((name) => [name, Buffer.from(textOf(hash))])), key);
    return this.add('release', statementOf(record, files), key);
  }

  activate(module: string, hash: string, after: number, key = this.squad(module)): EntryOf<'change'> {
    return this.add('change', { module, after, action: 'activate', release: `1.0.0-${hash}`, percent: 100 }, key);
  }

  /** A squad takes back what is live, which is bad from then on. */
  rollBack(module: string, after: number, key = this.squad(module)): EntryOf<'change'> {
    return this.add('change', { module, after, action: 'rollback' }, key);
  }
}
