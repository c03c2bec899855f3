import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseRecord } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { ReleasePath } from './release-path.ts';
import type { ReleaseSource } from './release-source.ts';

/** What the server of files may send in place of a file: itself, or a copy that was compressed before. */
const SENT_AS = ['', '.br', '.gz'];
const MOST_REMEMBERED = 20_000;

/**
 * Tells files that were published from those that were changed in the folder since. Each is read and hashed the first time
 * that it is asked for, and again when the file system says that it changed.
 */
export class CheckedFiles {
  readonly #folder: string;
  readonly #log: Log;
  /** By path: what was found when the file was in that state. */
  readonly #checked = new Map<string, { state: string; isWhole: Promise<boolean> }>();

  constructor({ folder }: Pick<ReleaseSource, 'folder'>, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  /** @returns whether everything that is there under this name holds the bytes that the record tells of */
  async areWhole(record: ReleaseRecord, { module, releaseId, file }: ReleasePath): Promise<boolean> {
    const checks = SENT_AS.map((ending) => {
      const integrity = record.files[`${file}${ending}`]?.integrity ?? null;
      return this.#isWholeOrGone(join(this.#folder, module, releaseId, `${file}${ending}`), integrity);
    });
    return (await Promise.all(checks)).every(Boolean);
  }

  async #isWholeOrGone(path: string, integrity: string | null): Promise<boolean> {
    const found = await stat(path).catch(() => null);
    if (found === null) return true;
    if (integrity === null || !found.isFile()) return false;
    // A file can be given any time of its last change, but the time of giving it stays (`ctime`).
    const state = [integrity, found.size, found.mtimeMs, found.ctimeMs].join(' ');
    const known = this.#checked.get(path);
    if (known?.state === state) return known.isWhole;
    if (this.#checked.size >= MOST_REMEMBERED) this.#checked.clear();
    const isWhole = this.#isWhole(path, integrity);
    this.#checked.set(path, { state, isWhole });
    return isWhole;
  }

  async #isWhole(path: string, integrity: string): Promise<boolean> {
    const hash = await hashOf(path).catch(() => null);
    if (hash === integrity) return true;
    this.#log.warn({ file: path }, 'A file of a release is not the one that was published.');
    return false;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
