import { hasDigest, type ReleaseRecord, type ReleaseStore } from '@crewdeck/releases';
import { copyRelease } from './copy-release.ts';
import type { ReleaseSource } from './release-source.ts';

/** Nobody can make the edge ask the store for the same missing release more often than this. */
const MISSING_FOR_MS = 5_000;
const MOST_REMEMBERED = 1_000;

interface CopiedReleasesOptions {
  /** Where releases are kept for good. */
  store: ReleaseStore;
  /** The edge's own, in `folder`. */
  copies: ReleaseStore;
  folder: string;
}

/** Releases of a store elsewhere, copied whole into a folder of this edge before they are served from there. */
export class CopiedReleases implements ReleaseSource {
  readonly folder: string;
  readonly #store: ReleaseStore;
  readonly #copies: ReleaseStore;
  readonly #reading = new Map<string, Promise<ReleaseRecord>>();
  readonly #missingSince = new Map<string, number>();

  constructor({ store, copies, folder }: CopiedReleasesOptions) {
    this.folder = folder;
    this.#store = store;
    this.#copies = copies;
  }

  read(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord> {
    const key = `${module}/${releaseId}`;
    // One after the other, so that none removes what another one has just copied.
    const earlier = this.#reading.get(key)?.catch(() => null) ?? Promise.resolve(null);
    const reading = earlier.then((known) =>
      known && hasDigest(known, digest) ? known : this.#readOrCopy(module, releaseId, digest),
    );
    this.#reading.set(key, reading);
    reading.catch(() => this.#reading.get(key) === reading && this.#reading.delete(key));
    return reading;
  }

  async provide(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord | null> {
    const key = `${module}/${releaseId}`;
    if (performance.now() - (this.#missingSince.get(key) ?? Number.NEGATIVE_INFINITY) < MISSING_FOR_MS) return null;
    try {
      return await this.read(module, releaseId, digest);
    } catch {
      // Whoever asks for its files gets a 404, whatever the reason; the page falls back to another release.
      if (this.#missingSince.size >= MOST_REMEMBERED) this.#missingSince.clear();
      this.#missingSince.set(key, performance.now());
      return null;
    }
  }

  async #readOrCopy(module: string, releaseId: string, digest: string | undefined): Promise<ReleaseRecord> {
    const copied = await this.#copies.read(module, releaseId, digest).catch(() => null);
    if (copied) return copied;
    const record = await this.#store.read(module, releaseId, digest);
    // A copy whose record can't be read, or is another one, would stand in the way of a new one.
    await this.#copies.remove(module, releaseId);
    await copyRelease(record, this.#store, this.#copies);
    return record;
  }
}
