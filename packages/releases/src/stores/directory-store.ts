import { randomUUID } from 'node:crypto';
import { access, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireDigest } from '../record-digest.ts';
import { Refusal } from '../refusal.ts';
import { type Publication, type ReleaseRecord, releaseIdOf } from '../release-record.ts';
import { LEFTOVER_AGE_MS, type PublishedBuild, type PublishOptions, type ReleaseStore } from '../release-store.ts';
import {
  createExclusively,
  isFileError,
  namesIn,
  readIfThere,
  removeFolder,
  sweepLeftovers,
  syncDirectory,
  UNFINISHED,
  writeAndSync,
} from './atomic-files.ts';
import { readBuild } from './read-build.ts';
import { formatRecord, parseRecord, publishedBefore, RECORD_FILE } from './record-file.ts';
import { isReleaseId, validateNames } from './validate-names.ts';
import { VersionClaims } from './version-claims.ts';

/** A folder without a record may stand in the way, and another one may come while it is removed. */
const TRIES = 3;

/**
 * Releases as folders, `<module>/<version>-<hash>/`. One is written aside and renamed, so it appears whole or not at all,
 * whenever the process dies.
 */
export class DirectoryStore implements ReleaseStore {
  readonly #root: string;
  readonly #leftoverAgeMs: number;
  readonly #claims: VersionClaims;

  constructor(root: string, leftoverAgeMs = LEFTOVER_AGE_MS) {
    this.#root = root;
    this.#leftoverAgeMs = leftoverAgeMs;
    this.#claims = new VersionClaims({
      create: (key, bytes) => createExclusively(join(root, key), bytes),
      get: (key) => readIfThere(join(root, key)),
      delete: (key) => rm(join(root, key), { force: true }),
    });
  }

  async publish(directory: string, publication: Publication, options?: PublishOptions): Promise<PublishedBuild> {
    const { record: built, files } = await readBuild(directory);
    const isExclusive = options?.isVersionExclusive ?? false;
    await sweepLeftovers(join(this.#root, built.module), this.#leftoverAgeMs);
    const stored = await this.#find(built.module, releaseIdOf(built));
    if (stored) return publishedBefore(stored, built);
    if (isExclusive) await this.#claims.refuseTaken(built, await this.list(built.module));

    const record = { ...built, publication };
    const aside = join(this.#root, built.module, `${UNFINISHED}${randomUUID()}`);
    try {
      await writeAndSync(aside, new Map([...files, [RECORD_FILE, formatRecord(record)]]));
      if (isExclusive) await this.#claims.claim(built);
      const earlier = await this.#moveIntoPlace(aside, record);
      return earlier ? publishedBefore(earlier, built) : { record, isNew: true };
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  async read(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord> {
    const record = await this.#find(module, releaseId);
    if (!record) await this.#requireRoot();
    if (!record) throw new Refusal(`There is no release ${module}@${releaseId} in the store.`);
    requireDigest(record, digest, `${module}@${releaseId}`);
    return record;
  }

  async list(module: string): Promise<string[]> {
    const releaseIds = (await namesIn(join(this.#root, module))).filter(isReleaseId);
    const areWhole = await Promise.all(releaseIds.map((releaseId) => this.#isWhole(module, releaseId)));
    return releaseIds.filter((_, index) => areWhole[index]);
  }

  async readFile(module: string, releaseId: string, file: string): Promise<Uint8Array> {
    validateNames(module, releaseId, file);
    return readFile(join(this.#root, module, releaseId, file));
  }

  async remove(module: string, releaseId: string): Promise<void> {
    validateNames(module, releaseId);
    await removeFolder(join(this.#root, module, releaseId));
    await this.#claims.free(module, releaseId);
  }

  async #find(module: string, releaseId: string): Promise<ReleaseRecord | null> {
    validateNames(module, releaseId);
    const bytes = await readIfThere(join(this.#root, module, releaseId, RECORD_FILE));
    return bytes && parseRecord(bytes, `of ${module}@${releaseId}`);
  }

  /** A folder that is not mounted is no empty one. */
  async #requireRoot(): Promise<void> {
    await access(this.#root).catch((error: unknown) => {
      throw new Error(`There is no folder ${this.#root}.`, { cause: error });
    });
  }

  #isWhole(module: string, releaseId: string): Promise<boolean> {
    return access(join(this.#root, module, releaseId, RECORD_FILE)).then(
      () => true,
      () => false,
    );
  }

  /** @returns the record of the release that was there already, if one was */
  async #moveIntoPlace(aside: string, record: ReleaseRecord): Promise<ReleaseRecord | null> {
    const target = join(this.#root, record.module, releaseIdOf(record));
    for (let tries = 1; ; tries += 1) {
      try {
        await rename(aside, target);
        await syncDirectory(dirname(target));
        return null;
      } catch (error) {
        if (!isFileError(error, 'ENOTEMPTY', 'EEXIST') || tries === TRIES) throw error;
      }
      const earlier = await this.#find(record.module, releaseIdOf(record));
      if (earlier) return earlier;
      await removeFolder(target);
    }
  }
}
