import { readFile } from 'node:fs/promises';
import type { Registry } from '@crewdeck/contract';
import { parseRegistry } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import { replaceFile } from './replace-file.ts';

/**
 * The edge's own copy of the registry, so that it starts and serves without the API. It is kept twice, the second time as
 * `<file>.spare`, for the day on which the file can't be read.
 */
export class RegistryFile {
  readonly #file: string;
  readonly #log: Log;
  /** What both copies are known to hold. */
  #kept: string | null = null;
  #isWriteFailing = false;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  /** @returns `null` when neither copy can be read */
  async read(): Promise<Registry | null> {
    return (await this.#readCopy(this.#file)) ?? (await this.#readCopy(this.#spareFile));
  }

  /** Does nothing when it was written before. A copy that can't be written is no reason to stop serving. */
  async write(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry);
    if (text === this.#kept) return;
    try {
      await replaceFile(this.#file, text);
      await replaceFile(this.#spareFile, text);
      this.#kept = text;
      this.#isWriteFailing = false;
    } catch (error) {
      if (!this.#isWriteFailing) this.#log.warn({ err: error }, 'The registry could not be written to disk.');
      this.#isWriteFailing = true;
    }
  }

  get #spareFile(): string {
    return `${this.#file}.spare`;
  }

  async #readCopy(file: string): Promise<Registry | null> {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return parseRegistry(text);
    } catch (error) {
      this.#log.warn({ err: error, file }, 'A copy of the registry on disk is damaged.');
      return null;
    }
  }
}
