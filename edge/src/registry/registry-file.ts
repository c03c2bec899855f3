import { readFile } from 'node:fs/promises';
import type { Registry } from '@crewdeck/contract';
import { parseRegistry } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import { replaceFile } from './replace-file.ts';

/**
 * The edge's own copy of the registry, so that it starts and serves without the API. The copy before is kept beside it as
 * `<file>.previous`, for the day on which the file can't be read; the first one is kept twice.
 */
export class RegistryFile {
  readonly #file: string;
  readonly #log: Log;
  /** What the file is known to hold; never what could not be read, so that it can't push a good copy out. */
  #kept: string | null = null;
  #isWriteFailing = false;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  /** @returns `null` when neither copy can be read */
  async read(): Promise<Registry | null> {
    return (await this.#readCopy(this.#file)) ?? (await this.#readCopy(this.#previousFile));
  }

  /** Does nothing when the file holds it already. A copy that can't be written is no reason to stop serving. */
  async write(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry);
    if (text === this.#kept) return;
    try {
      await replaceFile(this.#previousFile, this.#kept ?? text);
      await replaceFile(this.#file, text);
      this.#kept = text;
      this.#isWriteFailing = false;
    } catch (error) {
      if (!this.#isWriteFailing) this.#log.warn({ err: error }, 'The registry could not be written to disk.');
      this.#isWriteFailing = true;
    }
  }

  get #previousFile(): string {
    return `${this.#file}.previous`;
  }

  async #readCopy(file: string): Promise<Registry | null> {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      const registry = parseRegistry(text);
      this.#kept = JSON.stringify(registry);
      return registry;
    } catch (error) {
      this.#log.warn({ err: error, file }, 'A copy of the registry on disk is damaged.');
      return null;
    }
  }
}
