import type { History, PlannedChannel } from '../channel-rules.ts';
import { canonicalJson } from './canonical.ts';
import type { FileSignatures } from './file-signatures.ts';
import { EMPTY_TREE, type MerkleTree } from './merkle-tree.ts';
import type { Trust } from './trust.ts';

/** A release that somebody has put their name to who may. */
export interface SignedRelease {
  readonly module: string;
  readonly release: string;
  /** Of its record. */
  readonly digest: string;
  readonly files: FileSignatures;
  /** Addresses that its record names. */
  readonly paths?: readonly string[] | undefined;
  /** Public key of whoever signed it: what browsers are told to ask for, also once the key is rotated. */
  readonly key: string;
  /** Its place in the log. */
  readonly index: number;
}

/** A module as all that was signed about it makes it. */
export interface LoggedModule {
  readonly revision: number;
  readonly channel: PlannedChannel;
  /** Releases that were live for everybody and are kept, the latest first. */
  readonly wasLive: readonly string[];
  /** Those that were rolled back. */
  readonly bad: readonly string[];
}

/** As the rules of channels want it. */
export function historyOf(logged: Pick<LoggedModule, 'wasLive' | 'bad'> | undefined): History {
  const { wasLive = [], bad = [] } = logged ?? {};
  return { good: wasLive.filter((release) => !bad.includes(release)), bad };
}

export interface LoggedPreview {
  readonly module: string;
  readonly release: string;
  readonly expiresAt: string;
}

/** What a log says, from its first entry to its last. Changed by `append` alone. */
export interface LogState {
  tree: MerkleTree;
  readonly ops: Set<string>;
  readonly night: Set<string>;
  /** Keys that may release a module, by module. */
  readonly squads: Map<string, Set<string>>;
  /** By full name, as `mf-profile@1.4.2-ab12cd34`. */
  readonly releases: Map<string, SignedRelease>;
  readonly modules: Map<string, LoggedModule>;
  /** By id. */
  readonly previews: Map<string, LoggedPreview>;
  /** Modules by path: the first that went live with it, or whom ops gave it to. */
  readonly paths: Map<string, string>;
  /** Hashes of what was signed and by whom: nothing is taken twice. */
  readonly known: Set<string>;
}

export function emptyLog({ ops }: Trust): LogState {
  return {
    tree: EMPTY_TREE,
    ops: new Set(ops),
    night: new Set(),
    squads: new Map(),
    releases: new Map(),
    modules: new Map(),
    previews: new Map(),
    paths: new Map(),
    known: new Set(),
  };
}

/** Whether a database says of a module what was signed of it. */
export function isSame(told: SignedChannel | null | undefined, signed: SignedChannel | undefined): boolean {
  if (!told || !signed) return !told && !signed;
  return told.revision === signed.revision && canonicalJson(told.channel) === canonicalJson(signed.channel);
}

type SignedChannel = Pick<LoggedModule, 'revision' | 'channel'>;

export function nameOf({ module, release }: { module: string; release: string }): string {
  return `${module}@${release}`;
}
