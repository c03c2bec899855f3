import { createHash } from 'node:crypto';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { assetPath, readReleaseFile } from './release-files.ts';

/** What a visitor sees first. It waits for no other file. */
export interface FirstFrame {
  /** For the root element. */
  html: string;
  styles: InlineStyles;
}

/** A style sheet that stands in the document. */
interface InlineStyles {
  css: string;
  /** By which the document's policy lets it in. */
  hash: string;
}

/** So long a page is served without what could not be read, before that is tried again. */
const TRIED_AGAIN_AFTER_MS = 60_000;
/** An address in a style sheet that begins at the folder of the sheet. */
const RELATIVE_ADDRESS = /url\((?=[\w.-]+\))/g;

/** First frames of pages that a release of the shell brings along, for visitors. */
export class FirstFrames {
  readonly #source: Pick<ReleaseSource, 'folder'>;
  readonly #log: Log;
  /** By release and file; as many as were live while this process ran. */
  readonly #known = new Map<string, Promise<FirstFrame | null>>();

  constructor(source: Pick<ReleaseSource, 'folder'>, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** @returns `null` where the browser has to draw the page itself */
  async read(path: string, shell: ReleaseRecord): Promise<FirstFrame | null> {
    const file = shell.prerendered?.[path];
    if (file === undefined) return null;
    const key = `${releaseIdOf(shell)}/${file}`;
    const known = this.#known.get(key);
    if (known) return known;
    const reading = this.#readFrame(shell, file);
    this.#known.set(key, reading);
    const frame = await reading;
    if (frame === null) setTimeout(() => this.#known.delete(key), TRIED_AGAIN_AFTER_MS).unref();
    return frame;
  }

  /** A page without it is slower and whole, so nothing else fails with it. */
  async #readFrame(shell: ReleaseRecord, file: string): Promise<FirstFrame | null> {
    const read = async (name: string) => (await readReleaseFile(this.#source.folder, shell, name)).toString('utf8');
    try {
      const sheets = shell.initial.filter((name) => name.endsWith('.css'));
      const [html, ...css] = await Promise.all([read(file), ...sheets.map(read)]);
      return { html, styles: inlineStyles(css.join('\n').replace(RELATIVE_ADDRESS, `url(${assetPath(shell, '')}`)) };
    } catch (error) {
      this.#log.warn({ err: error, release: releaseIdOf(shell), file }, 'The first frame of a page can not be read.');
      return null;
    }
  }
}

function inlineStyles(css: string): InlineStyles {
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
