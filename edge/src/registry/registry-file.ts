import type { Registry } from '@crewdeck/contract';
import { parseRegistry } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import { replaceFile } from './replace-file.ts';
import { TwoCopies } from './two-copies.ts';

/** The edge's own copy of the registry, so that it starts and serves without the API. */
export class RegistryFile {
  readonly #copies: TwoCopies;
  /** What both copies are known to hold. */
  #kept: string | null = null;

  constructor(file: string, log: Log) {
    this.#copies = new TwoCopies(file, log);
  }

  /** `null` when no copy can be used. */
  async read(): Promise<Registry | null> {
    return (await this.#copies.read(parseRegistry))[0] ?? null;
  }

  /** Does nothing when it was written before. */
  async write(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry);
    if (text !== this.#kept && (await this.#copies.write((file) => replaceFile(file, text)))) this.#kept = text;
  }
}
