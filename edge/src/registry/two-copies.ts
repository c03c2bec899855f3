import { readFile } from 'node:fs/promises';
import type { Log } from '../log.ts';

/** A file that is kept twice, the second time as `<file>.spare`, for the day on which the first can't be read. */
export class TwoCopies {
  readonly #files: readonly string[];
  readonly #log: Log;
  #isWriteFailing = false;

  constructor(file: string, log: Log) {
    this.#files = [file, `${file}.spare`];
    this.#log = log;
  }

  /**
   * @param parse throws for what is damaged, or was tampered with
   * @returns the copies that can be used, the spare one last, and the same one once; none when neither can
   */
  async read<Kept>(parse: (text: string) => Kept): Promise<Kept[]> {
    const texts = await Promise.all(this.#files.map((file) => readFile(file, 'utf8').catch(() => null)));
    const known = new Set<string | null>([null]);
    const copies: Kept[] = [];
    for (const [index, text] of texts.entries()) {
      if (text === null || known.has(text)) continue;
      known.add(text);
      try {
        copies.push(parse(text));
      } catch (error) {
        this.#log.warn({ err: error, file: this.#files[index] }, 'A copy of the registry on disk is damaged.');
      }
    }
    return copies;
  }

  /** @returns whether both were written. A copy that can't be written is no reason to stop serving */
  async write(writeCopy: (file: string) => Promise<void>): Promise<boolean> {
    try {
      for (const file of this.#files) await writeCopy(file);
      this.#isWriteFailing = false;
    } catch (error) {
      if (!this.#isWriteFailing) this.#log.warn({ err: error }, 'The registry could not be written to disk.');
      this.#isWriteFailing = true;
    }
    return !this.#isWriteFailing;
  }
}
