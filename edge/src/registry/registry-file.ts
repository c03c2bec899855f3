import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry } from '@crewdeck/contract';
import { parseRegistry } from '@crewdeck/releases';
import type { Log } from '../log.ts';

/** The edge's own copy of the registry, so that it starts and serves without the API. */
export class RegistryFile {
  readonly #file: string;
  readonly #log: Log;
  /** What the file is known to hold. */
  #kept: string | null = null;
  #isWriteFailing = false;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  /** `null` when there is none, or when it is damaged. */
  async read(): Promise<Registry | null> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return parseRegistry(text);
    } catch (error) {
      this.#log.warn({ err: error, file: this.#file }, 'The copy of the registry on disk is damaged.');
      return null;
    }
  }

  /** Does nothing when it was written before. A copy that can't be written is no reason to stop serving. */
  async write(registry: Registry): Promise<void> {
    const text = JSON.stringify(registry);
    if (text === this.#kept) return;
    try {
      await replaceFile(this.#file, text);
      this.#kept = text;
      this.#isWriteFailing = false;
    } catch (error) {
      if (!this.#isWriteFailing) this.#log.warn({ err: error }, 'The registry could not be written to disk.');
      this.#isWriteFailing = true;
    }
  }
}

/** Writes a file so that after a crash or a power cut it holds the old text or the new one, never a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeSynced(aside, text);
    await rename(aside, file);
  } catch (error) {
    // On a full disk it would take what little room there is.
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
