import { integrityOf } from '../integrity.ts';
import { requireDigest } from '../record-digest.ts';
import { Refusal } from '../refusal.ts';
import { type Publication, type ReleaseRecord, releaseIdOf } from '../release-record.ts';
import { LEFTOVER_AGE_MS, type PublishedBuild, type PublishOptions, type ReleaseStore } from '../release-store.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { type Build, readBuild } from './read-build.ts';
import { formatRecord, parseRecord, publishedBefore, RECORD_FILE } from './record-file.ts';
import type { S3Bucket, StoredObject } from './s3-bucket.ts';
import { isReleaseId, validateNames } from './validate-names.ts';
import { VersionClaims } from './version-claims.ts';

const CALLS_AT_ONCE = 8;
const CONDITION_PROOF = '.conditional-writes';

/**
 * Releases as objects, `<module>/<version>-<hash>/<file>`. The record is written last, and without it nothing is there.
 * Every write is conditional on there being no such object, so two publishers can't mix their files.
 */
export class S3Store implements ReleaseStore {
  readonly #bucket: S3Bucket;
  readonly #leftoverAgeMs: number;
  readonly #claims: VersionClaims;

  constructor(bucket: S3Bucket, leftoverAgeMs = LEFTOVER_AGE_MS) {
    this.#bucket = bucket;
    this.#leftoverAgeMs = leftoverAgeMs;
    this.#claims = new VersionClaims(bucket);
  }

  async publish(directory: string, publication: Publication, options?: PublishOptions): Promise<PublishedBuild> {
    const build = await readBuild(directory);
    const built = build.record;
    await this.#proveConditionalWrites();
    const stored = await this.#find(built.module, releaseIdOf(built));
    if (stored) return publishedBefore(stored, built);
    const published = await this.#sweepLeftovers(built.module);
    if (options?.isVersionExclusive) await this.#claims.refuseTaken(built, published);

    await this.#upload(build);
    if (options?.isVersionExclusive) await this.#claims.claim(built);
    return this.#makeVisible({ ...built, publication });
  }

  async read(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord> {
    const record = await this.#find(module, releaseId);
    if (!record) throw new Refusal(`There is no release ${module}@${releaseId} in the store.`);
    requireDigest(record, digest, `${module}@${releaseId}`);
    return record;
  }

  async list(module: string): Promise<string[]> {
    return wholeReleases(await this.#bucket.list(`${module}/`));
  }

  async readFile(module: string, releaseId: string, file: string): Promise<Uint8Array> {
    validateNames(module, releaseId, file);
    const bytes = await this.#bucket.get(keyOf(module, releaseId, file));
    if (bytes) return bytes;
    throw new Refusal(`There is no file ${file} of ${module}@${releaseId} in the store.`);
  }

  async remove(module: string, releaseId: string): Promise<void> {
    validateNames(module, releaseId);
    await this.#bucket.delete(keyOf(module, releaseId, RECORD_FILE));
    await this.#delete(await this.#bucket.list(keyOf(module, releaseId, '')));
    await this.#claims.free(module, releaseId);
  }

  async #find(module: string, releaseId: string): Promise<ReleaseRecord | null> {
    validateNames(module, releaseId);
    const bytes = await this.#bucket.get(keyOf(module, releaseId, RECORD_FILE));
    return bytes && parseRecord(bytes, `of ${module}@${releaseId}`);
  }

  /** What an interrupted upload left is taken over when it has the same bytes. */
  async #upload({ record, files }: Build): Promise<void> {
    await forEachConcurrently(files, CALLS_AT_ONCE, async ([file, bytes]) => {
      const key = keyOf(record.module, releaseIdOf(record), file);
      if (await this.#bucket.create(key, bytes)) return;
      const there = await this.#bucket.get(key);
      if (there && integrityOf(there) === integrityOf(bytes)) return;
      throw new Refusal(`${key} is in the store with other bytes, from another upload. Take another version.`);
    });
  }

  async #makeVisible(record: ReleaseRecord): Promise<PublishedBuild> {
    const key = keyOf(record.module, releaseIdOf(record), RECORD_FILE);
    const isNew = await this.#bucket.create(key, formatRecord(record));
    if (isNew) return { record, isNew };
    const earlier = await this.read(record.module, releaseIdOf(record));
    return publishedBefore(earlier, record);
  }

  /** @returns ids of the releases that are whole */
  async #sweepLeftovers(module: string): Promise<string[]> {
    const objects = await this.#bucket.list(`${module}/`);
    const whole = wholeReleases(objects);
    const isLeftover = ({ key, changedAt }: StoredObject) =>
      isReleaseId(releaseIn(key)) &&
      !whole.includes(releaseIn(key)) &&
      Date.now() - changedAt.getTime() >= this.#leftoverAgeMs;
    await this.#delete(objects.filter(isLeftover));
    return whole;
  }

  async #delete(objects: readonly StoredObject[]): Promise<void> {
    await forEachConcurrently(objects, CALLS_AT_ONCE, ({ key }) => this.#bucket.delete(key));
  }

  /** A server that ignores the condition would let two publishers mix their files, so it is found out before. */
  async #proveConditionalWrites(): Promise<void> {
    const create = () => this.#bucket.create(CONDITION_PROOF, new Uint8Array());
    if ((await create()) && (await create())) {
      throw new Error('This S3 server ignores conditional writes (If-None-Match), so nothing can be published there.');
    }
  }
}

function wholeReleases(objects: readonly StoredObject[]): string[] {
  const records = objects.filter(({ key }) => key.endsWith(`/${RECORD_FILE}`));
  return records.map(({ key }) => releaseIn(key)).filter(isReleaseId);
}

function releaseIn(key: string): string {
  return key.split('/')[1] ?? '';
}

function keyOf(module: string, releaseId: string, file: string): string {
  return `${module}/${releaseId}/${file}`;
}
