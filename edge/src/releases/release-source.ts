import { resolve } from 'node:path';
import { openStore, type ReleaseRecord, type ReleaseStore, requireSigned, type TrustedKeys } from '@crewdeck/releases';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from '../config.ts';
import { copyRelease } from './copy-release.ts';

const MOST_REMEMBERED = 1_000;
/** Nobody can make the edge ask the store for the same missing release more often than this. */
const MISSING_FOR_MS = 5_000;
const BUCKET = /^s3:/;

interface Stores {
  /** Where releases are published. */
  store: ReleaseStore;
  /** The edge's own in `folder`, where the store is elsewhere. */
  copies: ReleaseStore | null;
  /** Of what is served: `<module>/<release>/<file>`. */
  folder: string;
}

interface Wanted {
  module: string;
  releaseId: string;
  /** Of the record, as the registry or a signed link has it; `undefined` where there is none. */
  digest: string | undefined;
}

/**
 * Records of releases whose files are in a folder of this edge. A store in a folder is served as it is; out of a bucket, releases
 * are copied whole before. With trusted keys, a release that none of them has signed is as good as missing.
 */
export class ReleaseSource {
  readonly folder: string;
  readonly #stores: Stores;
  readonly #keys: TrustedKeys | undefined;
  readonly #copying = new Map<string, Promise<ReleaseRecord>>();
  readonly #provided = new LRUCache<string, { record: ReleaseRecord | null }, Wanted>({
    max: MOST_REMEMBERED,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const record = await this.read(context).catch(() => null);
      if (!record) options.ttl = MISSING_FOR_MS;
      return { record };
    },
  });

  static async open({ RELEASES_STORE, RELEASES_CACHE_DIR, RELEASE_KEYS }: EdgeConfig): Promise<ReleaseSource> {
    const isElsewhere = BUCKET.test(RELEASES_STORE);
    const folder = resolve(isElsewhere ? RELEASES_CACHE_DIR : RELEASES_STORE);
    const copies = isElsewhere ? await openStore(folder) : null;
    return new ReleaseSource({ store: await openStore(RELEASES_STORE), copies, folder }, RELEASE_KEYS);
  }

  constructor(stores: Stores, keys?: TrustedKeys) {
    this.folder = stores.folder;
    this.#stores = stores;
    this.#keys = keys;
  }

  /** @throws Error when there is no such release, it is damaged or not signed, or its record has another digest */
  async read(wanted: Wanted): Promise<ReleaseRecord> {
    const record = await this.#find(wanted);
    if (this.#keys) await requireSigned(record, this.#keys);
    return record;
  }

  /** For files that a page asks for, live or not: each record is read and verified once. @returns `null` when it can't be had */
  async provide(wanted: Wanted): Promise<ReleaseRecord | null> {
    const key = `${wanted.module}/${wanted.releaseId} ${wanted.digest}`;
    return (await this.#provided.forceFetch(key, { context: wanted })).record;
  }

  async #find({ module, releaseId, digest }: Wanted): Promise<ReleaseRecord> {
    const { store, copies } = this.#stores;
    if (!copies) return store.read(module, releaseId, digest);
    const key = `${module}/${releaseId}`;
    // One after the other, so that none removes what another one has just copied.
    const earlier = this.#copying.get(key)?.catch(() => null) ?? Promise.resolve();
    const copying = earlier.then(() => this.#readOrCopy({ module, releaseId, digest }, copies));
    this.#copying.set(key, copying);
    try {
      return await copying;
    } finally {
      if (this.#copying.get(key) === copying) this.#copying.delete(key);
    }
  }

  async #readOrCopy({ module, releaseId, digest }: Wanted, copies: ReleaseStore): Promise<ReleaseRecord> {
    const copied = await copies.read(module, releaseId, digest).catch(() => null);
    if (copied) return copied;
    const { store } = this.#stores;
    const record = await store.read(module, releaseId, digest);
    // A copy whose record can't be read, or is another one, would stand in the way of a new one.
    await copies.remove(module, releaseId);
    await copyRelease(record, store, copies);
    return record;
  }
}
