import { createHash } from 'node:crypto';
import { escapeMarkup } from '@crewdeck/contract';
import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { FrameAt } from './page-start.ts';
import { assetPath, isStyleSheet, readReleaseFile } from './release-files.ts';

/** What the document of a visitor holds, so that its first paint waits for no style sheet, and where it can for no script. */
export interface FirstFrame {
  /** For the root element; `null` where the browser has to draw the page itself. */
  html: string | null;
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

/** First frames of pages out of a release of the shell. */
export class FirstFrames {
  readonly #source: Pick<ReleaseSource, 'folder'>;
  readonly #log: Log;
  /** By release and file; as many as were live while this process ran. */
  readonly #known = new Map<string, Promise<FirstFrame | null>>();

  constructor(source: Pick<ReleaseSource, 'folder'>, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /**
   * @param at which frame, and what to write into it; `null` where nothing was drawn at build
   * @returns `null` where a file of it can't be read
   */
  async read(at: FrameAt | null, shell: ReleaseRecord): Promise<FirstFrame | null> {
    const key = `${releaseIdOf(shell)}/${at?.file}`;
    const reading = this.#known.get(key) ?? this.#readFrame(shell, at?.file);
    if (!this.#known.has(key)) {
      this.#known.set(key, reading);
      if ((await reading) === null) setTimeout(() => this.#known.delete(key), TRIED_AGAIN_AFTER_MS).unref();
    }
    const frame = await reading;
    return at && frame?.html ? { ...frame, html: filledIn(frame.html, at) } : frame;
  }

  /** A page without it is slower and whole, so nothing else fails with it. */
  async #readFrame(shell: ReleaseRecord, file: string | undefined): Promise<FirstFrame | null> {
    const read = async (name: string) => (await readReleaseFile(this.#source.folder, shell, name)).toString('utf8');
    try {
      const [html, css] = await Promise.all([
        file === undefined ? null : read(file),
        Promise.all(shell.initial.filter(isStyleSheet).map(read)),
      ]);
      return { html, styles: inlineStyles(css.join('\n').replace(RELATIVE_ADDRESS, `url(${assetPath(shell, '')}`)) };
    } catch (error) {
      this.#log.warn({ err: error, release: releaseIdOf(shell), file }, 'The first frame of a page can not be read.');
      return null;
    }
  }
}

function filledIn(html: string, { title, lead }: FrameAt): string {
  const texts: Record<string, string> = { title, lead };
  return html.replace(/\{\{(title|lead)\}\}/g, (_, name: string) => escapeMarkup(texts[name] ?? ''));
}

function inlineStyles(css: string): InlineStyles {
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
