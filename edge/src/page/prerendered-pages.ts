import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { readReleaseFile } from './release-files.ts';

/** So long a page is served without what could not be read, before that is tried again. */
const TRIED_AGAIN_AFTER_MS = 60_000;

/** First frames of pages that a release of the shell brings along, for visitors. */
export class PrerenderedPages {
  readonly #source: Pick<ReleaseSource, 'folder'>;
  readonly #log: Log;
  /** By release and file; as many as were live while this process ran. */
  readonly #known = new Map<string, Promise<string | null>>();

  constructor(source: Pick<ReleaseSource, 'folder'>, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** @returns HTML for the root element; `null` where the browser has to draw the page itself */
  async read(path: string, shell: ReleaseRecord): Promise<string | null> {
    const file = shell.prerendered?.[path];
    if (file === undefined) return null;
    const key = `${releaseIdOf(shell)}/${file}`;
    const known = this.#known.get(key);
    if (known) return known;
    const reading = this.#readFile(shell, file);
    this.#known.set(key, reading);
    const text = await reading;
    if (text === null) setTimeout(() => this.#known.delete(key), TRIED_AGAIN_AFTER_MS).unref();
    return text;
  }

  /** A page without it is slower and whole, so nothing else fails with it. */
  async #readFile(shell: ReleaseRecord, file: string): Promise<string | null> {
    try {
      return (await readReleaseFile(this.#source.folder, shell, file)).toString('utf8');
    } catch (error) {
      this.#log.warn({ err: error, release: releaseIdOf(shell), file }, 'A prerendered page can not be read.');
      return null;
    }
  }
}
