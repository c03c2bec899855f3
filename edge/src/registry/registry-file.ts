import { readFile } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { replaceFile } from './replace-file.ts';

/**
 * The edge's own copy of the registry, so that it starts and serves without the API. It is kept twice, the second time as
 * `<file>.spare`, for the day on which the file can't be read.
 */
export class RegistryFile<Kept> {
  readonly #file: string;
  readonly #parse: (text: string) => Kept;
  readonly #format: (kept: Kept) => string;
  readonly #log: Log;
  /** What both copies are known to hold. */
  #kept: string | null = null;
  #isWriteFailing = false;

  /** @param parse throws for what is damaged, or was tampered with */
  constructor(file: string, parse: (text: string) => Kept, log: Log, format: (kept: Kept) => string = JSON.stringify) {
    this.#file = file;
    this.#parse = parse;
    this.#format = format;
    this.#log = log;
  }

  /** @returns the copies that can be used, the spare one last; none when neither can */
  async read(): Promise<Kept[]> {
    const copies = await Promise.all([this.#readCopy(this.#file), this.#readCopy(this.#spareFile)]);
    return copies.filter((copy) => copy !== null);
  }

  /** Does nothing when it was written before. A copy that can't be written is no reason to stop serving. */
  async write(registry: Kept): Promise<void> {
    const text = this.#format(registry);
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

  async #readCopy(file: string): Promise<Kept | null> {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return this.#parse(text);
    } catch (error) {
      this.#log.warn({ err: error, file }, 'A copy of the registry on disk is damaged.');
      return null;
    }
  }
}
