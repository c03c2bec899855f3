import type { ReleaseRecord, ReleaseStore } from '@crewdeck/releases';
import type { ReleaseSource } from './release-source.ts';

const MOST_REMEMBERED = 1_000;

/** Releases of a store in a folder, which are served from there. */
export class FolderReleases implements ReleaseSource {
  readonly folder: string;
  readonly #store: ReleaseStore;
  readonly #provided = new Map<string, ReleaseRecord>();

  constructor(store: ReleaseStore, folder: string) {
    this.#store = store;
    this.folder = folder;
  }

  read(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord> {
    return this.#store.read(module, releaseId, digest);
  }

  async provide(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord | null> {
    const key = `${module}/${releaseId} ${digest}`;
    const known = this.#provided.get(key);
    if (known) return known;
    const record = await this.#store.read(module, releaseId, digest).catch(() => null);
    if (this.#provided.size >= MOST_REMEMBERED) this.#provided.clear();
    if (record) this.#provided.set(key, record);
    return record;
  }
}
