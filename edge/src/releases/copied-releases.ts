import type { ReleaseRecord, ReleaseStore } from '@crewdeck/releases';
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

  read(module: string, releaseId: string): Promise<ReleaseRecord> {
    const key = `${module}/${releaseId}`;
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = this.#readOrCopy(module, releaseId);
    this.#reading.set(key, reading);
    reading.catch(() => this.#reading.delete(key));
    return reading;
  }

  async provide(module: string, releaseId: string): Promise<void> {
    const key = `${module}/${releaseId}`;
    if (performance.now() - (this.#missingSince.get(key) ?? Number.NEGATIVE_INFINITY) < MISSING_FOR_MS) return;
    try {
      await this.read(module, releaseId);
    } catch {
      // Whoever asks for its files gets a 404, whatever the reason; the page falls back to another release.
      if (this.#missingSince.size >= MOST_REMEMBERED) this.#missingSince.clear();
      this.#missingSince.set(key, performance.now());
    }
  }

  async #readOrCopy(module: string, releaseId: string): Promise<ReleaseRecord> {
    const copied = await this.#copies.read(module, releaseId).catch(() => null);
    if (copied) return copied;
    const record = await this.#store.read(module, releaseId);
    // A copy whose record can't be read would stand in the way of a new one.
    await this.#copies.remove(module, releaseId);
    await copyRelease(record, this.#store, this.#copies);
    return record;
  }
}
