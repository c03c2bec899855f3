import type { Publication, ReleaseRecord } from './release-record.ts';

/** What an upload left behind is removed when nobody can still be working on it, in milliseconds. */
export const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;

export interface PublishOptions {
  /** Refuse a version that another release of the module has already. Local builds of one version may follow each other. */
  isVersionExclusive: boolean;
}

export interface PublishedBuild {
  /** As it is in the store, publication included. */
  record: ReleaseRecord;
  /** `false` when the very same bytes were there before. */
  isNew: boolean;
}

/** Where releases are kept. A release is there whole or not at all, and never changes. */
export interface ReleaseStore {
  /**
   * @param buildDirectory holds the built files and `release.json`
   * @throws Error with a sentence when the build's files are not those of its record, when the same release is there with
   *   other bytes, or when its version is taken
   */
  publish(buildDirectory: string, publication: Publication, options?: PublishOptions): Promise<PublishedBuild>;
  /**
   * @param digest of its record in the registry; left out, any record is taken
   * @throws Error when there is no such release, its record is damaged, or is another one than was registered
   */
  read(module: string, releaseId: string, digest?: string): Promise<ReleaseRecord>;
  /** Ids of all whole releases of a module, in no order. */
  list(module: string): Promise<string[]>;
  /** @throws Error when there is no such file. */
  readFile(module: string, releaseId: string, file: string): Promise<Uint8Array>;
  /** Its record goes first, so that what is half removed is not seen. Removing it again changes nothing. */
  remove(module: string, releaseId: string): Promise<void>;
}
