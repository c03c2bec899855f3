import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseRecord } from '@crewdeck/releases';
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
  /** By path: the state of the file that was found whole, and by which hash. */
  readonly #whole = new Map<string, Promise<string | null>>();

  constructor({ folder }: Pick<ReleaseSource, 'folder'>) {
    this.#folder = folder;
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
    // Whoever writes a file can set when it was modified, but not when that was.
    const state = [integrity, found.size, found.mtimeMs, found.ctimeMs].join(' ');
    const known = this.#whole.get(path);
    if (known && (await known) === state) return true;
    if (this.#whole.size >= MOST_REMEMBERED) this.#whole.clear();
    const checking = hashOf(path).then(
      (hash) => (hash === integrity ? state : null),
      () => null,
    );
    this.#whole.set(path, checking);
    return (await checking) === state;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
