import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import type { ReleasePath } from '../releases/release-path.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { type Compressor, type Delta, makeDelta } from './make-delta.ts';
import type { OfferedDictionary } from './offered-dictionary.ts';

interface DeltasOptions {
  source: ReleaseSource;
  compressor: Compressor;
  log: Log;
  longestWaitMs?: number;
}

/** Who asks first waits no longer and gets the whole file. The delta is there for the next. */
const LONGEST_WAIT_MS = 300;
const MOST_KEPT = 1_000;
const MOST_BYTES_KEPT = 16 * 1024 * 1024;

/** Files of releases as the difference to what a browser has of another release. Each difference is made once. */
export class Deltas {
  readonly #source: ReleaseSource;
  readonly #compressor: Compressor;
  readonly #log: Log;
  readonly #longestWaitMs: number;
  readonly #made = new LRUCache<string, Delta, () => Promise<Delta>>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES_KEPT,
    // Every entry has to weigh something.
    sizeCalculation: ({ body }) => body?.length ?? 1,
    fetchMethod: (_files, _former, { context: make }) => make(),
    // Who asked for what has been dropped meanwhile gets it all the same.
    ignoreFetchAbort: true,
  });

  constructor({ source, compressor, log, longestWaitMs = LONGEST_WAIT_MS }: DeltasOptions) {
    this.#source = source;
    this.#compressor = compressor;
    this.#log = log;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Never rejects. @returns `null` when the whole file is the better answer, or the only one */
  async find(wanted: ReleasePath, dictionary: OfferedDictionary): Promise<Buffer | null> {
    const end = new AbortController();
    const delta = this.#delta(wanted, dictionary.path).catch((error) => this.#note(error));
    const tooLate = sleep(this.#longestWaitMs, null, { signal: end.signal, ref: false }).catch(() => null);
    const found = await Promise.race([delta, tooLate]);
    end.abort();
    return found?.dictionaryHash === dictionary.hash ? found.body : null;
  }

  #delta(wanted: ReleasePath, dictionary: ReleasePath): Promise<Delta | undefined> {
    const [file, dictionaryFile] = [this.#fileOf(wanted), this.#fileOf(dictionary)];
    const make = async () => {
      await this.#source.provide(dictionary.module, dictionary.releaseId);
      return makeDelta(file, dictionaryFile, this.#compressor);
    };
    return this.#made.fetch(`${file} ${dictionaryFile}`, { context: make });
  }

  #fileOf({ module, releaseId, file }: ReleasePath): string {
    return join(this.#source.folder, module, releaseId, file);
  }

  /** That a release is gone by now is nothing to tell. */
  #note(error: unknown): null {
    const isGone = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (!isGone) this.#log.warn({ err: error }, 'A delta could not be made; the whole file is sent.');
    return null;
  }
}
