import { readFile, stat } from 'node:fs/promises';
import { parseRegistry, type Registry, type ReleaseRecord, readRelease } from '@crewdeck/releases';

/** What is live: the registry, and the record of each live release. */
export interface LiveReleases {
  revision: number;
  records: ReadonlyMap<string, ReleaseRecord>;
}

interface Log {
  warn: (details: object, message: string) => void;
}

const NOTHING: LiveReleases = { revision: 0, records: new Map() };

/**
 * Follows the registry file. A page load costs one `stat`; the file is only read again when it changed. What can't be read
 * never replaces what is known to be good.
 */
export class RegistrySource {
  readonly #file: string;
  readonly #store: string;
  readonly #log: Log;
  #version = '';
  #live: LiveReleases = NOTHING;
  #reading: Promise<void> | null = null;

  constructor(file: string, store: string, log: Log) {
    this.#file = file;
    this.#store = store;
    this.#log = log;
  }

  async current(): Promise<LiveReleases> {
    this.#reading ??= this.#refresh().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
    return this.#live;
  }

  async #refresh(): Promise<void> {
    try {
      const { mtimeMs, ino, size } = await stat(this.#file);
      const version = `${mtimeMs}-${ino}-${size}`;
      if (version === this.#version) return;
      const registry = parseRegistry(await readFile(this.#file, 'utf8'));
      this.#live = { revision: registry.revision, records: await this.#recordsOf(registry) };
      this.#version = version;
    } catch (error) {
      this.#log.warn({ err: error }, 'The registry could not be read; the last good one stays in force.');
    }
  }

  /** A module whose new release can't be read keeps the one it had. */
  async #recordsOf(registry: Registry): Promise<Map<string, ReleaseRecord>> {
    const records = new Map<string, ReleaseRecord>();
    for (const [module, { live }] of Object.entries(registry.modules)) {
      const record = await this.#readRecord(module, live);
      if (record) records.set(module, record);
    }
    return records;
  }

  async #readRecord(module: string, releaseId: string): Promise<ReleaseRecord | undefined> {
    try {
      return await readRelease(this.#store, module, releaseId);
    } catch (error) {
      this.#log.warn({ err: error, module, releaseId }, 'A live release could not be read; the one before it stays.');
      return this.#live.records.get(module);
    }
  }
}
